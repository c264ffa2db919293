import { clsx } from 'clsx';
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
import { ExternalLink, HomeLink, PageLink, NavAndFooterLinks, useEntryLinks } from './SiteLinks.tsx';
import { SiteNavigationViewModel } from './SiteNavigationViewModel.ts';
import { TopNavigation } from './TopNavigation.tsx';
import boxes from '../kit/layout/boxes.module.css';
import { Stack } from '../kit/layout/Stack.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import site from './site.module.css';
import { SiteErrorBoundary } from './SiteErrorBoundary.tsx';
import styles from './SiteShell.module.css';

/** The frame of public pages. Renders without waiting for requests or the session check. */
export function SiteShell() {
  const navigation = useSharedViewModel(SiteNavigationViewModel);
  const isHydrated = useHydrated();
  useEffect(() => navigation.start(), [navigation]);
  useSectionScroll();
  return (
    <div className={styles.site}>
      <SkipLink />
      <SiteErrorBoundary>
        <TopNavigation />
      </SiteErrorBoundary>
      <main id={MAIN_CONTENT_ID} tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      {/* a prerendered page knows neither the current year nor the user */}
      {isHydrated && (
        <SiteErrorBoundary>
          <SiteFooter />
        </SiteErrorBoundary>
      )}
    </div>
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
    <footer className={styles.footer}>
      <Stack className={clsx(site.column, styles.footerColumn)}>
        <HomeLink className={styles.footerHome} />
        <nav aria-label="Footer">
          <ul className={clsx(boxes.list, styles.footerLinks)}>
            <NavAndFooterLinks />
            <li>
              <ExternalLink to={schedulingUrl} label="Get Started" />
            </li>
            {[...waysIn, ...legalLinks].map((link) => (
              <li key={link.to}>
                <PageLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        <Consent />
        <SecondaryText>{`© ${new Date().getFullYear()} ${brand.name}. All rights reserved.`}</SecondaryText>
      </Stack>
    </footer>
  );
});

/** Delay between a navigation and scrolling, in milliseconds. The page must render first. */
const AFTER_NAVIGATION_MS = 100;

/**
 * Scrolls to the section in the URL and focuses it. After a navigation from another page, waits until the
 * page has rendered.
 */
function useSectionScroll(): void {
  // the location is a new object for every navigation, even to the same entry
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

/**
 * Scrolls to a section and focuses it. The space above, 80 px with default text size, is set in
 * SiteShell.module.css.
 */
function showSection(id: string): void {
  const section = document.getElementById(id);
  if (!section) return;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  section.scrollIntoView({ behavior: still ? 'instant' : 'smooth' });
  section.setAttribute('tabindex', '-1');
  section.focus({ preventScroll: true });
}
