/** Bottom edge of the sticky header. Grows with text size. */
export const WORKSPACE_HEADER_HEIGHT = '6.5rem';

/** Scroll margin below the sticky header plus extra space. */
const scrollMarginWith = (room: string) =>
  ({
    scrollMarginTop: { xs: `calc(4rem + ${room})`, md: `calc(${WORKSPACE_HEADER_HEIGHT} + ${room})` },
  }) as const;

export const scrollMarginBelowHeader = scrollMarginWith('0px');

/** Keeps the button above a result, and a message between them, in view. */
export const scrollMarginBelowButton = scrollMarginWith('8rem');
