import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Orb } from '../../art/Orb.tsx';
import { useLazyComponent } from '../../kit/useLazyComponent.ts';
import { characters } from '../../theme/characters.ts';
import { HeroFrame } from './HeroFrame.tsx';
import { sectionAddress } from '../sections.ts';

/** What the service is in one line, and the way to hear it. */
export function Hero() {
  const hintId = useId();
  const { Part, opener, isLoading, hasFailed, open, close } = useLazyComponent(
    async () => (await import('./LandingDemo.tsx')).LandingDemo,
  );
  if (Part) return <Part onClosed={close} />;
  return (
    <HeroFrame orb={<Orb size="min(420px, 72vw)" />}>
      <Typography variant="h1" sx={headline}>
        Every call answered, while you cook
      </Typography>
      <Typography sx={{ mt: 3, maxWidth: characters(44), fontSize: '1.25rem', color: 'text.secondary' }}>
        A voice that takes orders, books tables and knows your menu by heart, around the clock and in more
        than 30 languages.
      </Typography>
      <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button
          ref={opener}
          variant="contained"
          size="large"
          aria-disabled={isLoading}
          aria-describedby={hintId}
          onClick={open}
          sx={{ minHeight: 52, px: 4, fontSize: '1.0625rem' }}
        >
          {isLoading ? 'Connecting...' : 'Start Live Demo'}
        </Button>
        <Button component={Link} to={sectionAddress('comprehensive')} size="large" sx={{ minHeight: 52 }}>
          Learn More
        </Button>
      </Box>
      <Typography
        id={hintId}
        role="status"
        variant="body2"
        sx={{ mt: 2, color: hasFailed ? 'error.main' : 'text.secondary' }}
      >
        {hasFailed
          ? 'The demo could not be loaded. Check your connection and load the page again.'
          : 'One minute of talk: allow the microphone and turn your volume up.'}
      </Typography>
    </HeroFrame>
  );
}

const headline = {
  // with text made larger, a word still fits on a phone
  fontSize: 'clamp(min(2.5rem, 12.5vw), 6vw, 4.5rem)',
  lineHeight: 1.02,
  letterSpacing: '-0.03em',
} as const;
