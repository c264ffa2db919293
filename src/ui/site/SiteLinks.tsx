import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { addressOf } from '../navigation/pages.ts';
import { useSiteAddresses } from '../kit/browser/siteAddresses.ts';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { Brand } from '../shell/Brand.tsx';
import { homeLabel } from '../texts/brand.ts';
import { siteLink } from './siteStyles.ts';

/** Returns the URL of a landing page section. */
export const sectionAddress = (id: string): string => `${addressOf('home')}#${id}`;

export interface SiteLinkProps {
  readonly to: string;
  readonly label: string;
  readonly sx?: object;
}

/** A link to another page, marked while that page or one below it is open. */
export function PageLink({ to, label, sx }: SiteLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = !to.includes('#') && (pathname === to || pathname.startsWith(`${to}/`));
  return (
    <Box component={Link} to={to} aria-current={isCurrent ? 'page' : undefined} sx={{ ...siteLink, ...sx }}>
      {label}
    </Box>
  );
}

/** A link to another site in a new tab, which it announces. */
export function ExternalLink({ to, label, sx }: SiteLinkProps) {
  return (
    <Box component="a" href={to} target="_blank" rel="noopener" sx={{ ...siteLink, ...sx }}>
      <span>{label}</span>
      <OpenInNew aria-hidden sx={{ fontSize: '0.875rem' }} />
      <InNewTab />
    </Box>
  );
}

/** Screen reader text of links that open a new tab. */
export const InNewTab = () => <VisuallyHidden>(opens in a new tab)</VisuallyHidden>;

/** The product name, linked to the landing page. */
export function HomeLink({ sx }: { readonly sx: object }) {
  return (
    <Box
      component={Link}
      to={addressOf('home')}
      aria-label={homeLabel}
      sx={{ ...sx, textDecoration: 'none' }}
    >
      <Brand />
    </Box>
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
