import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useIsReturn } from '../kit/useIsReturn.ts';
import { useShared } from '../kit/useViewModel.ts';
import { CONTENT, SkipLink } from '../shell/SkipLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavigationViewModel } from './SiteNavigationViewModel.ts';
import { TopNavigation } from './TopNavigation.tsx';
import { BAR_ROOM, SCROLL_OFFSET } from './siteStyles.ts';

const styles = {
  html: { scrollPaddingTop: SCROLL_OFFSET },
  'main p, main li': { textWrap: 'pretty' },
} as const;

/** The frame of the public pages. It asks the host nothing and waits for no session check. */
export function SiteShell() {
  const navigation = useShared(SiteNavigationViewModel);
  useEffect(() => navigation.start(), [navigation]);
  useSectionScroll();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <GlobalStyles styles={styles} />
      <SkipLink />
      <TopNavigation />
      <Box
        component="main"
        id={CONTENT}
        tabIndex={-1}
        // nothing below the page shows until the page is there
        sx={{ flex: 'none', minHeight: '100dvh', pt: BAR_ROOM, '@media print': { pt: 0 } }}
      >
        <Outlet />
      </Box>
      <SiteFooter />
    </Box>
  );
}

/** The page gets time to stand before it moves (rule: section navigation). */
const AFTER_NAVIGATION_MS = 100;

/** Brings the section that a link names into view, and the focus to it; coming from another page a moment later. */
function useSectionScroll(): void {
  // another object with every navigation, also to where the visitor is
  const location = useLocation();
  const isReturn = useIsReturn();
  const shown = useRef(location.pathname);
  useEffect(() => {
    const delay = shown.current === location.pathname ? 0 : AFTER_NAVIGATION_MS;
    shown.current = location.pathname;
    if (location.hash === '' || isReturn) return undefined;
    const timer = setTimeout(() => showSection(location.hash.slice(1)), delay);
    return () => clearTimeout(timer);
  }, [location, isReturn]);
}

function showSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // the shell's scroll padding keeps it clear of the bar
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
}
