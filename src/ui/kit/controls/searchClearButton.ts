/**
 * The browser's clear button, enlarged for touch and visible without focus. Browsers without one show none.
 */
export const searchClearButton = {
  '& input': { pr: 0 },
  '& input::-webkit-search-cancel-button': {
    appearance: 'none',
    flex: 'none',
    width: 44,
    height: 44,
    my: '-11px',
    opacity: 1,
    pointerEvents: 'auto',
    cursor: 'pointer',
    bgcolor: 'text.secondary',
    mask: ['45deg', '-45deg']
      .map(
        (angle) => `linear-gradient(${angle}, #0000 46%, #000 46% 54%, #0000 54%) 50% / 14px 14px no-repeat`,
      )
      .join(),
    // forced colors remove the background
    '@media (forced-colors: active)': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' },
  },
} as const;
