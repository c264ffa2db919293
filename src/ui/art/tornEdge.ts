/** The torn top edge of a paper roll. */
export const tornEdge = {
  '--tooth': '6px',
  mask: 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% 0 / calc(2 * var(--tooth)) var(--tooth) repeat-x, linear-gradient(#000 0 0) 0 var(--tooth) / 100% calc(100% - var(--tooth)) no-repeat',
  // with forced colors there is no background to show a torn edge
  '@media (forced-colors: active)': { mask: 'none', outline: '1px solid', outlineOffset: '-1px' },
} as const;
