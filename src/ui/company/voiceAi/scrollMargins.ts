/** Where the head of the workspace ends, which stays in sight: it grows with its letters. */
export const WORKSPACE_HEADER_HEIGHT = '6.5rem';

/** What is scrolled to stays clear of that, and leaves so much room above itself. */
const scrollMarginWith = (room: string) =>
  ({
    scrollMarginTop: { xs: `calc(4rem + ${room})`, md: `calc(${WORKSPACE_HEADER_HEIGHT} + ${room})` },
  }) as const;

export const scrollMarginBelowHeader = scrollMarginWith('0px');

/** The button that showed it stays in sight above it, and a message between the two. */
export const scrollMarginBelowButton = scrollMarginWith('8rem');
