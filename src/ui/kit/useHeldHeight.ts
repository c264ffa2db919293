import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * For the element around all pages: on the way back it is as high as it was left, however little has loaded yet, or the
 * browser could not scroll to where the person was. Held until the person moves.
 */
export function useHeldHeight() {
  // another object with every navigation, also back to where one was
  const location = useLocation();
  const { key } = location;
  const isBack = useNavigationType() === NavigationType.Pop;
  const element = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => new Map<string, number>());
  const [movedAt, setMovedAt] = useState<typeof location>();

  // in time for the change of page: the height of the next one is not this one's
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => heights.set(key, entry?.contentRect.height ?? 0));
    observer.observe(element.current);
    const letGo = () => setMovedAt(location);
    for (const move of MOVES) addEventListener(move, letGo, { passive: true, once: true });
    return () => {
      observer.disconnect();
      for (const move of MOVES) removeEventListener(move, letGo);
    };
  }, [key, location, heights]);

  return {
    ref: element,
    style: { minHeight: isBack && movedAt !== location ? heights.get(key) : undefined },
  };
}
