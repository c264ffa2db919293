import { scrollMarginBelowHeader } from './scrollMargins.ts';

/** As a ref: what comes onto the page is brought into sight, and no further. Its style says what it stays clear of. */
export const scrollToOnArrival = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** As a ref: takes the focus when its element comes onto the page. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus();

/** Marks what was just added, or what a test came to. */
export const arrivalMark = {
  boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)',
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
} as const;

/** How something looks that {@link scrollToOnArrival} is for. */
export const arrivalHandlers = { ...arrivalMark, ...scrollMarginBelowHeader } as const;
