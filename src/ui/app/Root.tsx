import { useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { focusHeading } from '../kit/browser/focusHeading.ts';
import { LoadingContext } from '../kit/feedback/LoadingContext.ts';
import { useScrollRestoration } from '../kit/browser/useScrollRestoration.ts';
import { FirstLocationContext } from '../kit/browser/useIsReturnVisit.ts';
import { PageProgress } from './PageProgress.tsx';

/**
 * Scroll restoration for all pages. After a navigation, the page's heading has focus. A closed dialog returns
 * focus to its opener. When a list's focused row disappears, the next row or the heading gets focus. (rule:
 * focus)
 */
export function Root() {
  const location = useLocation();
  const { pathname } = location;
  const [first] = useState(location);
  const shown = useRef(pathname);
  const { loading, frame, keyOfEntry } = useScrollRestoration();

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
      <ScrollRestoration getKey={keyOfEntry} />
    </div>
  );
}
