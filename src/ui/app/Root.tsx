import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { focusHeading } from '../kit/focusHeading.ts';
import { LoadingContext } from '../kit/LoadingContext.ts';
import { placeOf, useHeldPlace } from '../kit/useHeldPlace.ts';

/**
 * What every page has in common: it begins at its top, and on the way back where it was left; after a navigation the
 * focus is on its heading.
 */
export function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const { loading, frame } = useHeldPlace();
  const top = useRef(0);
  // A page that is there as HTML may be read, and moved, until the very moment at which its code takes it over: the router,
  // which begins at the top, does not move it.
  useLayoutEffect(() => {
    if (top.current > 0) scrollTo(0, top.current);
  }, []);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);

  return (
    <div {...frame}>
      <LoadingContext value={loading}>
        <Outlet />
      </LoadingContext>
      <Before note={() => void (top.current = scrollY)} />
      <ScrollRestoration getKey={placeOf} />
    </div>
  );
}

/** Notes something when the page begins, before what stands behind this does anything. */
function Before({ note }: { readonly note: () => void }) {
  const atStart = useRef(note);
  useLayoutEffect(() => {
    atStart.current();
  }, []);
  return null;
}
