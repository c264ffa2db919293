import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { addressOf } from '../app/pages.ts';
import { Handset, TableSetting, Toolbox } from '../art/drawings.tsx';
import { Plate } from '../art/plate/Plate.tsx';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { wholeCard } from '../kit/wholeCard.ts';
import { cardList, siteColumn } from '../site/siteStyles.ts';
import { characters } from '../theme/characters.ts';
import { DemoCard } from './DemoCard.tsx';
import { RestaurantDemo } from './RestaurantDemo.tsx';

/** The demos that cannot be tried yet. */
const plans = [
  {
    Art: Handset,
    name: 'Reception',
    text: 'Incoming calls answered, questions settled, appointments made.',
  },
  {
    Art: TableSetting,
    name: 'Collecting answers',
    text: 'A short survey after the meal, asked and answered by voice.',
  },
  {
    Art: Toolbox,
    name: 'Hands-free maintenance',
    text: 'The manual read to a technician who has no hand free.',
  },
];

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
      <Box component="ul" sx={{ ...cardList, gap: 2 }}>
        {plans.map(({ Art, name, text }) => (
          <Box component="li" key={name} sx={plan}>
            <Art />
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
    <DemoCard
      title="Museum curators"
      text="Ask a virtual curator about one exhibit, aloud. The curators know museums of New York State and Washington, DC: what hangs there, who made it, and when the doors open."
      picture={
        <Box sx={{ alignSelf: 'center', overflow: 'hidden', m: { md: 2 }, borderRadius: { md: '12px' } }}>
          <Plate seed="saffron" kind="art" title="Museum curators" />
        </Box>
      }
      sx={{ transition: 'border-color 120ms ease-out', '&:hover': { borderColor: 'primary.main' } }}
    >
      <Button
        component={Link}
        to={addressOf('museums')}
        variant="contained"
        endIcon={<ArrowForward />}
        sx={{ mt: 3, ...wholeCard }}
      >
        View Museums
      </Button>
    </DemoCard>
  );
}

const plan = {
  p: 2.5,
  bgcolor: 'surface.sunken',
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;
