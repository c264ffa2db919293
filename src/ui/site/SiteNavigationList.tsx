import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { addressOf } from '../app/pages.ts';
import { useShared } from '../kit/useViewModel.ts';
import { PageLink, SharedLinks } from './SiteLinks.tsx';
import { SiteNavigationViewModel } from './SiteNavigationViewModel.ts';
import { useWaysIn } from './waysIn.ts';
import { plainList } from './siteStyles.ts';

/** The links of the bar and the button at their end: side by side where there is room, else below each other. */
export const SiteNavigationList = observer(function SiteNavigationList() {
  const vm = useShared(SiteNavigationViewModel);
  const waysIn = useWaysIn();
  return (
    <Box
      component="ul"
      sx={{
        ...plainList,
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        flexWrap: { md: 'wrap' },
        alignItems: { xs: 'stretch', md: 'center' },
        columnGap: { md: 1.5, lg: 3.5 },
        fontSize: { md: '0.875rem', lg: '1rem' },
        '& a': { width: { xs: '100%', md: 'auto' } },
      }}
    >
      <SharedLinks />
      {/* room for Dashboard, which Login gives way to once it is known who is there */}
      <Box component="li" sx={{ ml: { md: 'auto' }, minWidth: { md: '5.2em' }, textAlign: { md: 'right' } }}>
        {waysIn.map((way) => (
          <PageLink key={way.to} {...way} />
        ))}
      </Box>
      <Box component="li" sx={{ mt: { xs: 1, md: 0 } }}>
        <Button
          component={Link}
          to={addressOf('booking')}
          variant="contained"
          onClick={vm.getStarted}
          sx={{ whiteSpace: 'nowrap', width: { xs: '100%', md: 'auto' } }}
        >
          Get Started
        </Button>
      </Box>
    </Box>
  );
});
