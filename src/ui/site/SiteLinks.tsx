import OpenInNew from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import { Link, useLocation } from 'react-router-dom';
import { addressOf } from '../app/pages.ts';
import { useSiteAddresses } from '../kit/siteAddresses.ts';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { Brand } from '../shell/Brand.tsx';
import { homeLabel } from '../texts/brand.ts';
import { siteLink } from './siteStyles.ts';

/** The address of a section of the landing page: the fragment is the id of its element. */
export const sectionAddress = (id: string): string => `${addressOf('home')}#${id}`;

export interface SiteLinkProps {
  readonly to: string;
  readonly label: string;
  readonly sx?: object;
}

/** A link to another page of the site, marked while that page or one below it is shown. */
export function PageLink({ to, label, sx }: SiteLinkProps) {
  const { pathname } = useLocation();
  const isCurrent = !to.includes('#') && (pathname === to || pathname.startsWith(`${to}/`));
  return (
    <Box component={Link} to={to} aria-current={isCurrent ? 'page' : undefined} sx={{ ...siteLink, ...sx }}>
      {label}
    </Box>
  );
}

/** A link to another site, in a new tab, which it says. */
export function ExternalLink({ to, label, sx }: SiteLinkProps) {
  return (
    <Box component="a" href={to} target="_blank" rel="noopener" sx={{ ...siteLink, ...sx }}>
      {label}
      <OpenInNew aria-hidden sx={{ fontSize: '0.875rem' }} />
      <InNewTab />
    </Box>
  );
}

/** What a screen reader says of a link to another tab. */
export const InNewTab = () => <VisuallyHidden>(opens in a new tab)</VisuallyHidden>;

/** The name of the product, which leads home. */
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

/** The entries that the bar and the foot of the public pages begin with. */
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
