import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, type Location } from 'react-router-dom';
import { focusHeading } from '../kit/focusHeading.ts';
import { useHeldHeight } from '../kit/useHeldHeight.ts';

/**
 * What every page has in common: it begins at its top, and on the way back where it was left; after a navigation the
 * focus is on its heading.
 */
export function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const held = useHeldHeight();
  useScrolledBefore();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);

  return (
    <div {...held}>
      <Outlet />
      <ScrollRestoration getKey={placeOf} />
    </div>
  );
}

/** By what a position is kept: the pages with which visits begin have one key for all. */
const placeOf = ({ key, pathname, hash }: Location) => (key === 'default' ? pathname + hash : key);

/** A page that is there as HTML may be read before its code comes: the router, which begins at the top, does not move it. */
function useScrolledBefore(): void {
  const [top] = useState(() => (typeof window === 'undefined' ? 0 : scrollY));
  useLayoutEffect(() => {
    if (top > 0) scrollTo(0, top);
  }, [top]);
}
