/** As a ref: takes the focus when its element comes onto the page. */
export const focusOnArrival = (element: HTMLElement | null) => element?.focus();
