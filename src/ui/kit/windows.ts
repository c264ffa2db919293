import type { Theme } from '@mui/material/styles';

/** A phone that lies on its side, or a page at four times its size: what stays in sight there would leave little of the page. */
export const inLowWindow = '@media (max-height: 479.98px)';

/** Any other. */
export const inHighWindow = '@media (min-height: 480px)';

/** A phone that is held upright. */
export const onUprightPhone = (theme: Theme) => `${theme.breakpoints.down('md')} and (min-height: 480px)`;
