/** The upper edge of paper that was torn off a roll. */
export const tornEdge = {
  '--tooth': '6px',
  mask: 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% 0 / calc(2 * var(--tooth)) var(--tooth) repeat-x, linear-gradient(#000 0 0) 0 var(--tooth) / 100% calc(100% - var(--tooth)) no-repeat',
  // forced colours leave no ground that a torn edge could show on
  '@media (forced-colors: active)': { mask: 'none', outline: '1px solid', outlineOffset: '-1px' },
} as const;
