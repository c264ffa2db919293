import OpenInNew from '@mui/icons-material/OpenInNew';
import { clsx } from 'clsx';
import { Link, useLocation } from 'react-router-dom';
import { addressOf } from '../navigation/pages.ts';
import { useSiteAddresses } from '../kit/browser/siteAddresses.ts';
import { useHydrated } from '../kit/browser/useHydrated.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { Brand } from '../shell/Brand.tsx';
import { homeLabel } from '../texts/brand.ts';
import site from './site.module.css';
import styles from './SiteLinks.module.css';
import { SiteNavigationViewModel, dashboardEntry, loginEntry } from './SiteNavigationViewModel.ts';

/** Returns the URL of a section of the landing page. */
export const sectionAddress = (id: string): string => `${addressOf('home')}#${id}`;

export interface SiteLinkProps {
  readonly to: string;
  readonly label: string;
  readonly className?: string | undefined;
}

/** A link to another page. Marked as current on that page and on pages below it. */
export function PageLink({ to, label, className }: SiteLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = !to.includes('#') && (pathname === to || pathname.startsWith(`${to}/`));
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={clsx(site.link, className)}>
      {label}
    </Link>
  );
}

/** A link that opens another site in a new tab, and tells screen readers so. */
export function ExternalLink({ to, label, className }: SiteLinkProps) {
  return (
    <a href={to} target="_blank" rel="noopener" className={clsx(site.link, className)}>
      <span>{label}</span>
      <OpenInNew aria-hidden className={styles.newTab} />
      <NewTabNotice />
    </a>
  );
}

/** Tells screen readers that a link opens a new tab. */
export const NewTabNotice = () => <VisuallyHidden>(opens in a new tab)</VisuallyHidden>;

/** The product's name, which links to the landing page. */
export function HomeLink({ className }: { readonly className: string | undefined }) {
  return (
    <Link to={addressOf('home')} aria-label={homeLabel} className={clsx(styles.home, className)}>
      <Brand />
    </Link>
  );
}

const navAndFooterLinks: readonly SiteLinkProps[] = [
  { label: 'Try it Live', to: sectionAddress('hero') },
  { label: 'Product', to: sectionAddress('comprehensive') },
  { label: 'Pricing', to: sectionAddress('pricing-overview') },
  { label: 'Demos', to: addressOf('demos') },
];

/** The links at the start of the top bar and of the footer. */
export function NavAndFooterLinks() {
  const { consumerUrl } = useSiteAddresses();
  return (
    <>
      {navAndFooterLinks.map((link) => (
        <li key={link.to}>
          <PageLink {...link} />
        </li>
      ))}
      <li>
        <ExternalLink to={consumerUrl} label="Consumer" />
      </li>
    </>
  );
}

/**
 * Login and Dashboard. A prerendered page contains both, because its visitor is unknown, and the head script
 * hides one of them (deploy/head/headScript.ts).
 */
const prerenderedEntryLinks: readonly SiteLinkProps[] = [
  { ...loginEntry, className: styles.forGuests },
  { ...dashboardEntry, className: styles.forUsers },
];

/** Returns the link to the console: Login or Dashboard. During prerendering and hydration, returns both. */
export function useEntryLinks(): readonly SiteLinkProps[] {
  const { entryLink } = useSharedViewModel(SiteNavigationViewModel);
  return useHydrated() ? [entryLink] : prerenderedEntryLinks;
}
