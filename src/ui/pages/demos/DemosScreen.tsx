import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressOf } from '../../navigation/pages.ts';
import { HandsetDrawing, TableSettingDrawing, ToolboxDrawing } from '../../art/drawings.tsx';
import { Orb } from '../../art/Orb.tsx';
import { Plate } from '../../art/plate/Plate.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { useLazyComponent } from '../../kit/lazy/useLazyComponent.ts';
import { clickableCard } from '../../kit/layout/clickableCard.ts';
import { sectionAddress } from '../../site/SiteLinks.tsx';
import { cardList, largeSiteCard, siteColumn } from '../../site/siteStyles.ts';
import { heroText } from '../../texts/heroText.ts';
import { characterWidth } from '../../theme/characters.ts';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { SiteBoundary } from '../../site/SiteBoundary.tsx';

/** Demos that are not available yet. */
const plans = [
  {
    Art: HandsetDrawing,
    name: 'Reception',
    text: 'Answers calls, questions, and appointment requests.',
  },
  {
    Art: TableSettingDrawing,
    name: 'Collecting answers',
    text: 'A short voice survey after the meal.',
  },
  {
    Art: ToolboxDrawing,
    name: 'Hands-free maintenance',
    text: 'Reads the manual to technicians whose hands are full.',
  },
];

/** The demo catalog: the restaurant demo, the museums, and previews of planned demos. */
export function DemosScreen() {
  useDocumentTitle('Demos');
  return (
    <Box sx={{ ...siteColumn, py: { xs: 4, md: 7 } }}>
      <Typography variant="h1" sx={{ fontSize: 'clamp(2.5rem, 6vw, 4.5rem)', lineHeight: 1.02 }}>
        Demos
      </Typography>
      <Typography
        sx={{
          mt: 2,
          maxWidth: characterWidth(56),
          fontSize: '1.125rem',
          color: 'text.secondary',
          textWrap: 'balance',
        }}
      >
        Hear it before you decide. In each demo, you talk to a voice agent built for one job.
      </Typography>
      <SiteBoundary>
        <RestaurantDemo />
      </SiteBoundary>
      <SiteBoundary>
        <MuseumCurators />
      </SiteBoundary>
      <Typography variant="h2" sx={{ mt: { xs: 5, md: 7 }, mb: 2 }}>
        Coming soon
      </Typography>
      <Box component="ul" sx={{ ...cardList, gap: 2 }}>
        {plans.map(({ Art, name, text }) => (
          <Box component="li" key={name} sx={plan}>
            <Art />
            <Typography variant="h3" sx={{ mt: 1 }}>
              {name}
            </Typography>
            <SecondaryText>{text}</SecondaryText>
            <Typography variant="caption" component="p" sx={{ mt: 1.5, fontWeight: 600 }}>
              Not available yet
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** The restaurant demo: links to the live demo on the landing page and plays a sample call here. */
function RestaurantDemo() {
  const { Part, opener, isLoading, hasFailed, open, close } = useLazyComponent(
    'sampleCall',
    async () => (await import('../../site/sampleCall/SampleCall.tsx')).SampleCall,
  );
  return (
    <DemoCard
      title="A restaurant's phone"
      text="Order from the menu, book a table, or ask about opening hours. The agent answers as it would at Trattoria Aurora, by voice or text."
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

function MuseumCurators() {
  return (
    <DemoCard
      title="Museum curators"
      text="Ask a virtual curator about one exhibit, out loud. Our curators cover museums in New York State and Washington, DC: the work, the artists, and the opening hours."
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
        sx={{ mt: 3, ...clickableCard }}
      >
        View Museums
      </Button>
    </DemoCard>
  );
}

interface DemoCardProps {
  readonly title: string;
  readonly text: string;
  readonly picture: ReactNode;
  /** Links and buttons that start it. */
  readonly children: ReactNode;
  readonly sx?: object;
}

/** A card for an available demo, with its picture on the left, or on top on a phone. */
function DemoCard({ title, text, picture, children, sx }: DemoCardProps) {
  return (
    <Box component="article" sx={{ ...card, ...sx }}>
      {picture}
      <Box sx={{ p: { xs: 2.5, md: 4 }, alignSelf: 'center' }}>
        <Typography variant="h2" sx={{ fontSize: '1.75rem', lineHeight: 1.25 }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: characterWidth(48) }}>{text}</Typography>
        {children}
      </Box>
    </Box>
  );
}

const card = {
  ...largeSiteCard,
  position: 'relative',
  mt: { xs: 3, md: 5 },
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  overflow: 'hidden',
} as const;

const plan = {
  p: 2.5,
  bgcolor: 'surface.sunken',
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '12px',
} as const;
