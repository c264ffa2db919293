import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useShared } from '../kit/useViewModel.ts';
import { CONTENT, SkipLink } from '../shell/SkipLink.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { SiteNavigationViewModel } from './SiteNavigationViewModel.ts';
import { TopNavigation } from './TopNavigation.tsx';
import { BAR_ROOM, SCROLL_OFFSET } from './siteStyles.ts';
import { useSectionScroll } from './useSectionScroll.ts';

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
