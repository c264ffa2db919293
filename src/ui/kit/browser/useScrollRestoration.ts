import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import type { TabStorage } from '#application/shared/TabStorage.ts';
import { RecentMap } from '../state/RecentMap.ts';
import { useTabStorage } from '../state/useTabStorage.ts';

const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Tab storage key of the page heights before a reload, by key of the history entry. */
const KEY = 'heightsLeft';

/** Tab storage key of the router's scroll positions, which it never removes. */
const POSITIONS_KEY = 'react-router-scroll-positions';

/** Tab storage key of the visit's start. */
const VISIT_KEY = 'visitBegan';

/**
 * Returns a function for the key of a history entry. First pages of a visit share the key "default", so the
 * visit's start tells them apart.
 */
function useKeyOfEntry(): (entry: Location) => string {
  const visit = visitStart(useTabStorage());
  return useCallback(
    ({ key, pathname, hash }) => (key === 'default' ? `${visit}${pathname}${hash}` : key),
    [visit],
  );
}

/** The key of the current history entry. */
export function useHistoryEntryKey(): string {
  return useKeyOfEntry()(useLocation());
}

/**
 * For the element around all pages: on Back and after a reload, keeps the page at its previous height until
 * it has loaded, so the browser can restore the scroll position. Disables scroll anchoring until then. Ends
 * when everything has loaded or the user scrolls.
 */
export function useScrollRestoration() {
  // a new object for every navigation, even back to the same entry
  const location = useLocation();
  const keyOfEntry = useKeyOfEntry();
  const place = keyOfEntry(location);
  const storage = useTabStorage();
  const isBack = useNavigationType() === NavigationType.Pop;
  const element = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => {
    boundPositions(storage);
    return storedHeights(storage);
  });
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
    const keep = () => storage.write(KEY, JSON.stringify([...heights]));
    addEventListener('pagehide', keep);
    return () => {
      observer.disconnect();
      removeEventListener('pagehide', keep);
    };
  }, [place, heights, storage]);

  const release = useRef(() => {});
  useLayoutEffect(() => {
    if (!isHeld) return undefined;
    release.current = () => setLeftAt(location);
    for (const move of USER_SCROLL_EVENTS)
      addEventListener(move, release.current, { passive: true, once: true });
    return () => {
      for (const move of USER_SCROLL_EVENTS) removeEventListener(move, release.current);
      release.current = () => {};
    };
  }, [isHeld, location]);

  const count = useRef(0);
  const loading = useCallback(() => {
    count.current += 1;
    return () => {
      count.current -= 1;
      // loaded content may start to load more
      setTimeout(() => count.current === 0 && release.current());
    };
  }, []);

  return {
    loading,
    keyOfEntry,
    frame: {
      ref: element,
      style: isHeld ? ({ minHeight: height, overflowAnchor: mayGoOn ? 'auto' : 'none' } as const) : undefined,
    },
  };
}

let began: string | undefined;

/** Start of this visit. Someone who types an address is not returning to an earlier visit. */
function visitStart(storage: TabStorage): string {
  if (began !== undefined) return began;
  began = (isNewVisit() ? undefined : storage.read(VISIT_KEY)) ?? String(performance.timeOrigin);
  storage.write(VISIT_KEY, began);
  return began;
}

/** Links from other sites and typed addresses start a new visit; Back and reload do not. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function storedHeights(storage: TabStorage): RecentMap<string, number> {
  if (isNewVisit()) return new RecentMap();
  try {
    return new RecentMap(JSON.parse(storage.read(KEY) ?? '[]') as [string, number][]);
  } catch {
    // unreadable content
    return new RecentMap();
  }
}

/** Removes the oldest positions before the router reads them. (see rule: bounded memory) */
function boundPositions(storage: TabStorage): void {
  try {
    const positions = Object.entries(JSON.parse(storage.read(POSITIONS_KEY) ?? '{}') as object);
    if (positions.length <= RecentMap.MAX_SIZE) return;
    storage.write(POSITIONS_KEY, JSON.stringify(Object.fromEntries(new RecentMap(positions))));
  } catch {
    // unreadable content, which the router ignores
  }
}
