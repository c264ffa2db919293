import { useEffect, useState, type RefObject } from 'react';

/** @param margin distance in pixels that counts as near */
export function useNearViewport(element: RefObject<Element | null>, margin = 200): boolean {
  const [near, setNear] = useState(false);
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
