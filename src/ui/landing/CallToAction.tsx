import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { brandColors, darkBandBackground } from '../art/brandColors.ts';
import { Wave } from '../art/Wave.tsx';
import { useSiteAddresses } from '../kit/browser/siteAddresses.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { InNewTab } from '../site/SiteLinks.tsx';
import { SiteNavigationViewModel } from '../site/SiteNavigationViewModel.ts';
import { bandTitle, siteColumn } from '../site/siteStyles.ts';
import { useEntryLinks } from '../site/entryLinks.ts';

/** The end of the landing page with two links. */
export const CallToAction = observer(function CallToAction() {
  const vm = useSharedViewModel(SiteNavigationViewModel);
  const waysIn = useEntryLinks();
  const { schedulingUrl } = useSiteAddresses();
  return (
    <Box
      component="section"
      aria-label="Get started"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        py: { xs: 9, md: 14 },
        ...darkBandBackground,
      }}
    >
      <Wave
        seed="closing"
        bars={64}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          color: brandColors.apricot,
          opacity: 0.16,
        }}
      />
      <Box sx={{ ...siteColumn, position: 'relative' }}>
        <Typography component="h2" variant="h1" sx={{ ...bandTitle, maxWidth: '16ch' }}>
          Let it take tonight&apos;s calls
        </Typography>
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button
            component="a"
            href={schedulingUrl}
            target="_blank"
            rel="noopener"
            variant="contained"
            size="large"
            onClick={vm.bookDemo}
            sx={{
              ...onDark,
              bgcolor: brandColors.apricot,
              color: brandColors.ink,
              '&:hover': { bgcolor: brandColors.apricotBright },
            }}
          >
            Book a Demo
            <InNewTab />
          </Button>
          {waysIn.map(({ label, to, sx }) => (
            <Button
              key={to}
              component={Link}
              to={to}
              size="large"
              variant="outlined"
              sx={{ ...onDark, color: brandColors.paper, borderColor: brandColors.paper, ...sx }}
            >
              {label}
            </Button>
          ))}
        </Box>
      </Box>
    </Box>
  );
});

const onDark = { px: 4, '&:focus-visible': { outlineColor: brandColors.paper } } as const;
