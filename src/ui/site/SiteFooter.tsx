import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useSiteAddresses } from '../kit/siteAddresses.ts';
import { useHydrated } from '../kit/useHydrated.ts';
import { Brand } from '../shell/Brand.tsx';
import { brand } from '../texts/brand.ts';
import { Consent } from './consent/Consent.tsx';
import { ExternalLink, PageLink, SharedLinks } from './SiteLinks.tsx';
import { plainList, siteColumn } from './siteStyles.ts';
import { useWaysIn } from './waysIn.ts';
import { addressOf } from '../app/pages.ts';

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
        <Box
          component={Link}
          to={addressOf('home')}
          aria-label={`${brand.name}, home`}
          sx={{ justifySelf: 'start', textDecoration: 'none' }}
        >
          <Brand />
        </Box>
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
              <ExternalLink href={schedulingUrl} label="Get Started" />
            </li>
            {waysIn.map((way) => (
              <li key={way.to}>
                <PageLink {...way} />
              </li>
            ))}
            <li>
              <PageLink to={addressOf('privacyPolicy')} label="Privacy" />
            </li>
            <li>
              <PageLink to={addressOf('termsOfService')} label="Terms" />
            </li>
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
