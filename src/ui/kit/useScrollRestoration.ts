import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Where the storage of the tab has how high its pages were when it was loaded anew, by {@link historyEntryKey}. */
const KEY = 'heightsLeft';

/** Where it has when the visit began. */
const VISIT_KEY = 'visitBegan';

/** By what a place in the history is known: the pages with which visits begin have one key for all. */
export const historyEntryKey = ({ key, pathname, hash }: Location) =>
  key === 'default' ? `${visitStart()}${pathname}${hash}` : key;

/**
 * For the element around all pages: on the way back, and loaded anew, a page is as high as it was left, however little has
 * loaded yet, or the browser could not scroll to where the person was; and what comes above that moves nothing there, as it
 * was there before. Held until all has come, or the person moves.
 */
export function useScrollRestoration() {
  // another object with every navigation, also back to where one was
  const location = useLocation();
  const place = historyEntryKey(location);
  const isBack = useNavigationType() === NavigationType.Pop;
  const element = useRef<HTMLDivElement>(null);
  const [heights] = useState(storedHeights);
  const [leftAt, setLeftAt] = useState<typeof location>();
  const height = isBack && leftAt !== location ? heights.get(place) : undefined;
  const isHeld = height !== undefined;
  // the page with which a visit begins may go to a part of itself, and is then to stay there
  const mayGoOn = location.key === 'default' && location.search + location.hash !== '';

  // in time for the change of page: the height of the next one is not this one's
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => heights.set(place, entry?.contentRect.height ?? 0));
    observer.observe(element.current);
    const keep = () => storeHeights(heights);
    addEventListener('pagehide', keep);
    return () => {
      observer.disconnect();
      removeEventListener('pagehide', keep);
    };
  }, [place, heights]);

  const letGo = useRef(() => {});
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    letGo.current = () => setLeftAt(location);
    for (const move of USER_SCROLL_EVENTS)
      addEventListener(move, letGo.current, { passive: true, once: true });
    return () => {
      for (const move of USER_SCROLL_EVENTS) removeEventListener(move, letGo.current);
      letGo.current = () => {};
    };
  }, [isHeld, location]);

  const count = useRef(0);
  const loading = useCallback(() => {
    count.current += 1;
    return () => {
      count.current -= 1;
      // what has come may show that something else is loading
      setTimeout(() => count.current === 0 && letGo.current());
    };
  }, []);

  return {
    loading,
    frame: {
      ref: element,
      style: isHeld ? ({ minHeight: height, overflowAnchor: mayGoOn ? 'auto' : 'none' } as const) : undefined,
    },
  };
}

function storeHeights(heights: ReadonlyMap<string, number>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...heights]));
  } catch {
    // without storage a page that is loaded anew begins where the browser can scroll to
  }
}

let began: string | undefined;

/** When this visit began: who types an address is not where they were when they last came there. */
function visitStart(): string {
  began ??= storedVisitStart() ?? String(performance.timeOrigin);
  return began;
}

function storedVisitStart(): string | undefined {
  try {
    const before = isNewVisit() ? undefined : sessionStorage.getItem(VISIT_KEY);
    if (before) return before;
    sessionStorage.setItem(VISIT_KEY, String(performance.timeOrigin));
  } catch {
    // without storage each visit is a new one
  }
  return undefined;
}

/** Who comes by a link, as from a payment, or types an address, is not coming back, nor is the page loaded anew. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function storedHeights(): Map<string, number> {
  if (isNewVisit()) return new Map();
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    // no storage, or not what was put there
    return new Map();
  }
}
