import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import type { TabStorage } from '#application/shared/TabStorage.ts';
import { BoundedMap } from '../state/BoundedMap.ts';
import { useTabStorage } from '../state/useTabStorage.ts';

const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The session storage key of the page height of each history entry, for use after a reload. */
const KEY = 'heightsLeft';

/** The session storage key of the router's scroll positions, which the router never removes. */
const POSITIONS_KEY = 'react-router-scroll-positions';

/** The session storage key of the time at which the visit started. */
const VISIT_KEY = 'visitBegan';

/**
 * Returns a function that returns the storage key of a history entry. The first page of every visit has the
 * router key "default", so its storage key includes the start of the visit.
 */
function useKeyOfEntry(): (entry: Location) => string {
  const visit = visitStart(useTabStorage());
  return useCallback(
    ({ key, pathname, hash }) => (key === 'default' ? `${visit}${pathname}${hash}` : key),
    [visit],
  );
}

/** Returns a unique key for the current history entry. */
export function useHistoryEntryKey(): string {
  return useKeyOfEntry()(useLocation());
}

/**
 * Restores the scroll position on Back and after a reload. Keeps the page at its previous height and disables
 * scroll anchoring until everything has loaded or the user scrolls. Used by the element around all pages.
 */
export function useScrollRestoration() {
  // the location is a new object for every navigation, even back to the same entry
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
  // the first page of a visit scrolls to the section in its URL, and anchoring keeps the section there
  const mayGoOn = location.key === 'default' && location.search + location.hash !== '';

  // runs before the next page renders with a different height
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
      // loaded content may start further loads
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

/** Returns when this visit started. Opening a typed address starts a new visit. */
function visitStart(storage: TabStorage): string {
  if (began !== undefined) return began;
  began = (isNewVisit() ? undefined : storage.read(VISIT_KEY)) ?? String(performance.timeOrigin);
  storage.write(VISIT_KEY, began);
  return began;
}

/** Returns whether a link from another site or a typed address opened the page. Back and reload don't count. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'navigate';
}

function storedHeights(storage: TabStorage): BoundedMap<string, number> {
  if (isNewVisit()) return new BoundedMap();
  try {
    return new BoundedMap(JSON.parse(storage.read(KEY) ?? '[]') as [string, number][]);
  } catch {
    // the stored value is not valid JSON
    return new BoundedMap();
  }
}

/** Removes the oldest scroll positions before the router reads them. (see rule: bounded memory) */
function boundPositions(storage: TabStorage): void {
  try {
    const positions = Object.entries(JSON.parse(storage.read(POSITIONS_KEY) ?? '{}') as object);
    if (positions.length <= BoundedMap.MAX_SIZE) return;
    storage.write(POSITIONS_KEY, JSON.stringify(Object.fromEntries(new BoundedMap(positions))));
  } catch {
    // the stored value is not valid JSON, and the router ignores it
  }
}
