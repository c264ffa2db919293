/** How high the head of the workspace is, which stays in sight, in pixels. */
export const WORKSPACE_HEAD = 96;

/** What is scrolled to stays clear of that. */
export const clearOfWorkspaceEdges = {
  scrollMarginTop: { xs: '64px', md: `${WORKSPACE_HEAD + 8}px` },
} as const;
