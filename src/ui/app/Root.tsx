import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { focusHeading } from '../kit/focusHeading.ts';
import { LoadingContext } from '../kit/LoadingContext.ts';
import { historyEntryKey, useScrollRestoration } from '../kit/useScrollRestoration.ts';
import { FirstLocationContext } from '../kit/useIsReturnVisit.ts';
import { PageProgress } from './PageProgress.tsx';

/**
 * What every page has in common: it begins at its top, and on the way back where it was left; after a navigation the
 * focus is on its heading.
 */
export function Root() {
  const location = useLocation();
  const { pathname } = location;
  const [first] = useState(location);
  const shown = useRef(pathname);
  const { loading, frame } = useScrollRestoration();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);

  return (
    <div {...frame}>
      <PageProgress />
      <LoadingContext value={loading}>
        <FirstLocationContext value={first}>
          <Outlet />
        </FirstLocationContext>
      </LoadingContext>
      <ScrollRestoration getKey={historyEntryKey} />
    </div>
  );
}
