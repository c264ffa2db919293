import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { focusHeading } from '../kit/focusHeading.ts';

/** What every page has in common: after a navigation it begins at its top, with the focus on its heading. */
export function Root() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    focusHeading();
  }, [pathname]);

  return <Outlet />;
}
