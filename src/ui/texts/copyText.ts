/** How copying something went. Added. */
export const copyText = { copied: 'Copied', refused: 'This browser does not allow copying' };
