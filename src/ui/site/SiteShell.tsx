import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { addressOf } from '../navigation/pages.ts';
import { useSiteAddresses } from '../kit/browser/siteAddresses.ts';
import { useHydrated } from '../kit/browser/useHydrated.ts';
import { useIsReturnVisit } from '../kit/browser/useIsReturnVisit.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { MAIN_CONTENT_ID, SkipLink } from '../shell/SkipLink.tsx';
import { brand } from '../texts/brand.ts';
import { Consent } from './consent/Consent.tsx';
import { ExternalLink, HomeLink, PageLink, SharedLinks } from './SiteLinks.tsx';
import { SiteNavigationViewModel } from './SiteNavigationViewModel.ts';
import { TopNavigation } from './TopNavigation.tsx';
import { plainList } from '../kit/layout/card.ts';
import { BAR_SPACE, SCROLL_OFFSET, siteColumn } from './siteStyles.ts';
import { useEntryLinks } from './entryLinks.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { SiteBoundary } from './SiteBoundary.tsx';

const styles = {
  html: { scrollPaddingTop: SCROLL_OFFSET },
  'main p, main li': { textWrap: 'pretty' },
  // a link target as large as the window, with nothing to press
  'main section:focus-visible': { outline: 'none' },
} as const;

/** The frame of public pages. Sends no requests and does not wait for the session check. */
export function SiteShell() {
  const navigation = useSharedViewModel(SiteNavigationViewModel);
  const isHydrated = useHydrated();
  useEffect(() => navigation.start(), [navigation]);
  useSectionScroll();
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <GlobalStyles styles={styles} />
      <SkipLink />
      <SiteBoundary>
        <TopNavigation />
      </SiteBoundary>
      <Box
        component="main"
        id={MAIN_CONTENT_ID}
        tabIndex={-1}
        // hides everything below the page until the page is there
        sx={{ flex: 'none', minHeight: '100dvh', pt: BAR_SPACE, '@media print': { pt: 0 } }}
      >
        <Outlet />
      </Box>
      {/* prerendered HTML knows neither the year nor the user */}
      {isHydrated && (
        <SiteBoundary>
          <SiteFooter />
        </SiteBoundary>
      )}
    </Box>
  );
}

const legalLinks = [
  { label: 'Privacy', to: addressOf('privacyPolicy') },
  { label: 'Terms', to: addressOf('termsOfService') },
];

const SiteFooter = observer(function SiteFooter() {
  const waysIn = useEntryLinks();
  const { schedulingUrl } = useSiteAddresses();
  return (
    <Box
      component="footer"
      sx={{
        mt: 'auto',
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'surface.sunken',
        '@media print': { display: 'none' },
      }}
    >
      <Box sx={{ ...siteColumn, py: 4, display: 'grid', gap: 2 }}>
        <HomeLink sx={{ justifySelf: 'start', py: 1.25, my: -1.25 }} />
        <Box component="nav" aria-label="Footer">
          <Box
            component="ul"
            sx={{
              ...plainList,
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: { xs: 3, md: 2, lg: 3 },
            }}
          >
            <SharedLinks />
            <li>
              <ExternalLink to={schedulingUrl} label="Get Started" />
            </li>
            {[...waysIn, ...legalLinks].map((link) => (
              <li key={link.to}>
                <PageLink {...link} />
              </li>
            ))}
          </Box>
        </Box>
        <Consent />
        <SecondaryText>{`© ${new Date().getFullYear()} ${brand.name}. All rights reserved.`}</SecondaryText>
      </Box>
    </Box>
  );
});

/** The page renders before it scrolls. (rule: section navigation) */
const AFTER_NAVIGATION_MS = 100;

/** Scrolls to the section in a link and focuses it, with a delay when coming from another page. */
function useSectionScroll(): void {
  // a new object for every navigation, even to the same entry
  const location = useLocation();
  const isReturn = useIsReturnVisit();
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
