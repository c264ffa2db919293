/** Ref that scrolls a newly mounted element into view. The classes of scrolling.module.css set the margin. */
export const scrollToOnArrival = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** Ref that focuses a newly mounted element. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus();
