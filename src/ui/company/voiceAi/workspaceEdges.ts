/** Where the head of the workspace ends, which stays in sight: it grows with its letters. */
export const BELOW_WORKSPACE_HEAD = '6.5rem';

/** What is scrolled to stays clear of that, and leaves so much room above itself. */
const clearWith = (room: string) =>
  ({
    scrollMarginTop: { xs: `calc(4rem + ${room})`, md: `calc(${BELOW_WORKSPACE_HEAD} + ${room})` },
  }) as const;

export const clearOfWorkspaceEdges = clearWith('0px');

/** The button that showed it stays in sight above it, and a message between the two. */
export const clearOfItsButton = clearWith('8rem');
