/** Height of everything pinned to the top of the viewport: the top bar and the offline strip. */
export const PINNED_TOP = 'var(--pinned-top, 0px)';

/**
 * Scrolling to a focused element stops above the bar of a phone, a form's save bar, and messages, each of
 * which sets its height.
 */
export const scrollPaddingForBottomBars = {
  html: {
    scrollPaddingBottom: 'calc(var(--bottom-bar, 0px) + var(--save-bar, 0px) + var(--messages, 0px))',
  },
} as const;

/** Height of the bar at the bottom of a phone. */
export const BOTTOM_BAR = 'var(--bottom-bar, 0px)';

/** Height of a bar with actions at the bottom of a panel, while there is one. */
export const SAVE_BAR = 'var(--save-bar, 0px)';
