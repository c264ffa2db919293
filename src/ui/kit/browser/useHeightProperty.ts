import { useEffect, type RefObject } from 'react';

/**
 * Publishes an element's height as a CSS custom property of the page while `isOn` is true, so that scrolling
 * stops clear of the element.
 */
export function useHeightProperty(
  element: RefObject<HTMLElement | null>,
  property: `--${string}`,
  isOn: boolean,
): void {
  useEffect(() => {
    const { current } = element;
    const { style } = document.documentElement;
    if (!isOn || !current) return undefined;
    const resizeObserver = new ResizeObserver(() => style.setProperty(property, `${current.offsetHeight}px`));
    resizeObserver.observe(current);
    return () => {
      resizeObserver.disconnect();
      style.removeProperty(property);
    };
  }, [element, property, isOn]);
}
