import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Plate } from '../art/plate/Plate.tsx';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { wholeCard } from '../kit/wholeCard.ts';
import { toMuseums } from '../museums/museumWays.ts';
import { plainList, siteColumn } from '../site/siteStyles.ts';
import { demoCard } from './demoCard.ts';
import { RestaurantDemo } from './RestaurantDemo.tsx';
import { demoPlans } from './demoPlans.tsx';
import { characters } from '../theme/characters.ts';

/** The catalogue of demos: a restaurant first, which is talked to on the landing page, then the museums; of the others it says what they will be. */
export function DemosScreen() {
  useDocumentTitle('Demos');
  return (
    <Box sx={{ ...siteColumn, py: { xs: 4, md: 7 } }}>
      <Typography variant="h1" sx={{ fontSize: 'clamp(2.5rem, 6vw, 4.5rem)', lineHeight: 1.02 }}>
        Demos
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: characters(56), fontSize: '1.125rem', color: 'text.secondary' }}>
        Hear it before you decide. Each demo is a conversation with a voice agent that does one job.
      </Typography>
      <RestaurantDemo />
      <MuseumCurators />
      <Typography variant="h2" sx={{ mt: { xs: 5, md: 7 }, mb: 2 }}>
        In preparation
      </Typography>
      <Box component="ul" sx={plans}>
        {demoPlans.map(({ name, text, drawing }) => (
          <Box component="li" key={name} sx={plan}>
            {drawing}
            <Typography variant="h3" sx={{ mt: 1 }}>
              {name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text}
            </Typography>
            <Typography variant="caption" component="p" sx={{ mt: 1.5, fontWeight: 600 }}>
              Not open yet
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function MuseumCurators() {
  return (
    <Box component="article" sx={feature}>
      <Box sx={{ alignSelf: 'center', overflow: 'hidden', m: { md: 2 }, borderRadius: { md: '12px' } }}>
        <Plate seed="saffron" kind="art" title="Museum curators" />
      </Box>
      <Box sx={{ p: { xs: 2.5, md: 4 }, alignSelf: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: '1.75rem', lineHeight: 1.25 }}>
          Museum curators
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: characters(48) }}>
          Ask a virtual curator about one exhibit, aloud. The curators know museums of New York State and
          Washington, DC: what hangs there, who made it, and when the doors open.
        </Typography>
        <Button
          component={Link}
          to={toMuseums.to}
          variant="contained"
          endIcon={<ArrowForward />}
          sx={{ mt: 3, ...wholeCard }}
        >
          View Museums
        </Button>
      </Box>
    </Box>
  );
}

const feature = {
  ...demoCard,
  transition: 'border-color 120ms ease-out',
  '&:hover': { borderColor: 'primary.main' },
} as const;

const plan = {
  p: 2.5,
  bgcolor: 'surface.sunken',
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;

const plans = {
  ...plainList,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;
