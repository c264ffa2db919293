import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Orb } from '../art/Orb.tsx';
import { useLazyComponent } from '../kit/useLazyComponent.ts';
import { sectionAddress } from '../site/sections.ts';
import { heroText } from '../texts/heroText.ts';
import { DemoCard } from './DemoCard.tsx';

/** The first of the demos: a restaurant's phone, to talk to on the landing page and to listen to here. */
export function RestaurantDemo() {
  const { Part, opener, isLoading, hasFailed, open, close } = useLazyComponent(
    async () => (await import('../sampleCall/SampleCall.tsx')).SampleCall,
  );
  return (
    <DemoCard
      title="A restaurant's phone"
      text="Order from the menu, book a table or ask when the doors open. The voice answers as it would at Trattoria Aurora, by speech or by text."
      picture={
        <Box sx={{ display: 'grid', placeItems: 'center', p: { xs: 2.5, md: 3 } }}>
          {Part ? <Part onClose={close} /> : <Orb size="min(260px, 60vw)" />}
        </Box>
      }
    >
      <Box sx={{ mt: 3, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button component={Link} to={sectionAddress('hero')} variant="contained" endIcon={<ArrowForward />}>
          Try it Live
        </Button>
        <Button
          ref={opener}
          variant="outlined"
          aria-disabled={isLoading}
          aria-expanded={Part !== undefined}
          onClick={Part ? close : open}
        >
          {heroText.hear}
        </Button>
      </Box>
      {hasFailed && (
        <Typography role="alert" variant="body2" sx={{ mt: 2, color: 'error.main' }}>
          {heroText.notLoaded}
        </Typography>
      )}
    </DemoCard>
  );
}
