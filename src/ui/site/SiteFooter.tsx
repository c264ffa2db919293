import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { addressOf } from '../app/pages.ts';
import { useSiteAddresses } from '../kit/siteAddresses.ts';
import { useHydrated } from '../kit/useHydrated.ts';
import { brand } from '../texts/brand.ts';
import { Consent } from './consent/Consent.tsx';
import { ExternalLink, HomeLink, PageLink, SharedLinks } from './SiteLinks.tsx';
import { plainList, siteColumn } from './siteStyles.ts';
import { useWaysIn } from './waysIn.ts';

const legalLinks = [
  { label: 'Privacy', to: addressOf('privacyPolicy') },
  { label: 'Terms', to: addressOf('termsOfService') },
];

/** The foot of the public pages. It comes with the mount: what is prerendered knows no year and no user. */
export function SiteFooter() {
  return useHydrated() ? <Footer /> : null;
}

const Footer = observer(function Footer() {
  const waysIn = useWaysIn();
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
        <HomeLink sx={{ justifySelf: 'start' }} />
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
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          © {new Date().getFullYear()} {brand.name}. All rights reserved.
        </Typography>
      </Box>
    </Box>
  );
});
