/** Where the head of the workspace ends, which stays in sight: it grows with its letters. */
export const BELOW_WORKSPACE_HEAD = '6.5rem';

/** What is scrolled to stays clear of that. */
export const clearOfWorkspaceEdges = {
  scrollMarginTop: { xs: '4rem', md: BELOW_WORKSPACE_HEAD },
} as const;
