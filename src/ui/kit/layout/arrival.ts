import { scrollMarginBelowHeader } from './scrollMargins.ts';

/** Ref that scrolls a new element into view. Its style sets the margin. */
export const scrollToOnArrival = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** Ref that focuses a new element. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus();

/** Highlights a new item or result. */
export const arrivalMark = {
  boxShadow: 'inset 3px 0 0 var(--mui-palette-primary-main)',
  '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' },
} as const;

/** Style of an element that {@link scrollToOnArrival} reveals. */
export const arrivalHandlers = { ...arrivalMark, ...scrollMarginBelowHeader } as const;
