/** Ref that scrolls a new element into view. A class of scrolling.module.css sets the margin. */
export const scrollToOnArrival = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** Ref that focuses a new element. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus();
