import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Orb } from '../../art/Orb.tsx';
import { siteColumn } from '../siteStyles.ts';
import { characters } from '../../theme/characters.ts';

/** What the service is in one line, and the way to hear it. */
export function Hero() {
  const hintId = useId();
  return (
    <Box component="section" id="hero" aria-label="Try it Live" sx={{ py: { xs: 5, md: 10 } }}>
      <Box
        sx={{
          ...siteColumn,
          display: 'grid',
          alignItems: 'center',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { md: 'minmax(0, 1.15fr) minmax(0, 1fr)' },
        }}
      >
        <div>
          <Typography variant="h1" sx={headline}>
            Every call answered, while you cook
          </Typography>
          <Typography sx={{ mt: 3, maxWidth: characters(44), fontSize: '1.25rem', color: 'text.secondary' }}>
            A voice that takes orders, books tables and knows your menu by heart, around the clock and in more
            than 30 languages.
          </Typography>
          <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <Button
              variant="contained"
              size="large"
              aria-disabled
              aria-describedby={hintId}
              sx={{ minHeight: 52, px: 4, fontSize: '1.0625rem' }}
            >
              Start Live Demo
            </Button>
            <Button component={Link} to="/#comprehensive" size="large" sx={{ minHeight: 52 }}>
              Learn More
            </Button>
          </Box>
          <Typography id={hintId} variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
            The live demo opens here soon. It will use your microphone: turn your volume up.
          </Typography>
        </div>
        <Box sx={{ display: 'grid', justifyItems: 'center' }}>
          <Orb size="min(420px, 72vw)" />
        </Box>
      </Box>
    </Box>
  );
}

const headline = {
  fontSize: 'clamp(2.5rem, 6vw, 4.5rem)',
  lineHeight: 1.02,
  letterSpacing: '-0.03em',
  textWrap: 'balance',
} as const;
