import type { Theme } from '@mui/material/styles';

/**
 * Viewports too short for sticky elements: a phone in landscape, a page at 400% zoom, or a phone with 200%
 * text size.
 */
export const shortViewport = '@media (max-height: 479.98px), (max-height: 23.99em)';

/** All other viewports. */
export const tallViewport = '@media (min-height: 480px) and (min-height: 24em)';

export const portraitPhone = (theme: Theme) => `${theme.breakpoints.down('md')} and (min-height: 480px)`;
