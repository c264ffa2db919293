import { useEffect, useState, type RefObject } from 'react';
import { usePrinting } from './usePrinting.ts';

/**
 * Returns whether an element has come near the viewport, or the page was printed.
 * @param margin distance in pixels that counts as near
 */
export function useNearViewport(element: RefObject<Element | null>, margin = 200): boolean {
  const [near, setNear] = useState(false);
  const isPrinting = usePrinting();
  if (isPrinting && !near) setNear(true);
  useEffect(() => {
    if (near || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      // without it, a page in a frame would have no margin
      { root: document, rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, near, margin]);
  return near;
}
