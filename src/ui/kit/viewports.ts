import type { Theme } from '@mui/material/styles';

/**
 * A phone that lies on its side, a page at four times its size, or a phone with letters of twice their size: what stays in
 * sight there would leave little of the page.
 */
export const shortViewport = '@media (max-height: 479.98px), (max-height: 23.99em)';

/** Any other. */
export const tallViewport = '@media (min-height: 480px) and (min-height: 24em)';

/** A phone that is held upright. */
export const portraitPhone = (theme: Theme) => `${theme.breakpoints.down('md')} and (min-height: 480px)`;
