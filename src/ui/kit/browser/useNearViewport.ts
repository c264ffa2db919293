import { useEffect, useState, type RefObject } from 'react';
import { usePrinting } from './usePrinting.ts';

/**
 * Returns whether an element has been near the viewport at least once, or the page was printed.
 * @param margin how many pixels outside the viewport are still near
 */
export function useNearViewport(element: RefObject<Element | null>, margin = 200): boolean {
  const [near, setNear] = useState(false);
  const isPrinting = usePrinting();
  if (isPrinting && !near) setNear(true);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      // the margin has no effect on a page in a frame unless the root is the document
      { root: document, rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near, margin]);
  return near;
}
