import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';

const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Session storage key of the page heights before a reload, by {@link historyEntryKey}. */
const KEY = 'heightsLeft';

/** Session storage key of the visit's start. */
const VISIT_KEY = 'visitBegan';

/**
 * Key of a history entry. First pages of a visit share the key "default", so the visit's start tells them
 * apart.
 */
export const historyEntryKey = ({ key, pathname, hash }: Location) =>
  key === 'default' ? `${visitStart()}${pathname}${hash}` : key;

/**
 * For the element around all pages: on Back and after a reload, keeps the page at its previous height until
 * it has loaded, so the browser can restore the scroll position. Disables scroll anchoring meanwhile. Ends
 * when everything has loaded or the user scrolls.
 */
export function useScrollRestoration() {
  // a new object for every navigation, even back to the same entry
  const location = useLocation();
  const place = historyEntryKey(location);
  const isBack = useNavigationType() === NavigationType.Pop;
  const element = useRef<HTMLDivElement>(null);
  const [heights] = useState(storedHeights);
  const [leftAt, setLeftAt] = useState<typeof location>();
  const height = isBack && leftAt !== location ? heights.get(place) : undefined;
  const isHeld = height !== undefined;
  // the first page of a visit may scroll to its own section, and must stay there
  const mayGoOn = location.key === 'default' && location.search + location.hash !== '';

  // before the next page renders with another height
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
      // loaded content may start to load more
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
    // without storage, a reloaded page starts where the browser can scroll to
  }
}

let began: string | undefined;

/** Start of this visit. Someone who types an address is not returning to an earlier visit. */
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
    // without storage, each visit is new
  }
  return undefined;
}

/** Links from other sites and typed addresses start a new visit; Back and reload do not. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function storedHeights(): Map<string, number> {
  if (isNewVisit()) return new Map();
  try {
    return new Map(JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    // no storage, or unreadable content
    return new Map();
  }
}
