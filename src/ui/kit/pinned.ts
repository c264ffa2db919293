/** Bottom edge of what is pinned to the top of the window: the top bar and the offline strip. */
export const PINNED_TOP = 'var(--pinned-top, 0px)';

/** Height of the bar at the bottom of a phone. */
export const BOTTOM_BAR = 'var(--bottom-bar, 0px)';
