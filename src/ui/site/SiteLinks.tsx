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

/** Returns the URL of a landing page section. */
export const sectionAddress = (id: string): string => `${addressOf('home')}#${id}`;

export interface SiteLinkProps {
  readonly to: string;
  readonly label: string;
  readonly className?: string | undefined;
}

/** A link to another page, marked while that page or one below it is open. */
export function PageLink({ to, label, className }: SiteLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = !to.includes('#') && (pathname === to || pathname.startsWith(`${to}/`));
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined} className={clsx(site.link, className)}>
      {label}
    </Link>
  );
}

/** A link to another site in a new tab, which it announces. */
export function ExternalLink({ to, label, className }: SiteLinkProps) {
  return (
    <a href={to} target="_blank" rel="noopener" className={clsx(site.link, className)}>
      <span>{label}</span>
      <OpenInNew aria-hidden className={styles.newTab} />
      <InNewTab />
    </a>
  );
}

/** Screen reader text of links that open a new tab. */
export const InNewTab = () => <VisuallyHidden>(opens in a new tab)</VisuallyHidden>;

/** The product name, linked to the landing page. */
export function HomeLink({ className }: { readonly className: string | undefined }) {
  return (
    <Link to={addressOf('home')} aria-label={homeLabel} className={clsx(styles.home, className)}>
      <Brand />
    </Link>
  );
}

const sharedLinks: readonly SiteLinkProps[] = [
  { label: 'Try it Live', to: sectionAddress('hero') },
  { label: 'Product', to: sectionAddress('comprehensive') },
  { label: 'Pricing', to: sectionAddress('pricing-overview') },
  { label: 'Demos', to: addressOf('demos') },
];

/** First entries of the top bar and footer. */
export function SharedLinks() {
  const { consumerUrl } = useSiteAddresses();
  return (
    <>
      {sharedLinks.map((link) => (
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
 * Prerendered pages don't know their visitor: they contain both links, and the head script hides one
 * (deploy/head/headScript.ts).
 */
const prerenderedEntryLinks: readonly SiteLinkProps[] = [
  { ...loginEntry, className: styles.forGuests },
  { ...dashboardEntry, className: styles.forUsers },
];

/** Returns the link to the console. Prerendered HTML contains both variants, one hidden, until hydrated. */
export function useEntryLinks(): readonly SiteLinkProps[] {
  const { wayIn } = useSharedViewModel(SiteNavigationViewModel);
  return useHydrated() ? [wayIn] : prerenderedEntryLinks;
}
