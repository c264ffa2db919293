import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ALL_CITIES, findMuseums } from '#domain/museums/findMuseums.ts';
import type { Museum } from '#domain/museums/museum.ts';
import { museums } from '#domain/museums/museums.ts';
import { addressOf } from '../../navigation/pages.ts';
import { EmptyPlateDrawing } from '../../art/drawings.tsx';
import { Plate, PLATE_SIZE } from '../../art/plate/Plate.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import { useNearViewport } from '../../kit/browser/useNearViewport.ts';
import { VisuallyHidden } from '../../kit/text/VisuallyHidden.tsx';
import { clickableCard } from '../../kit/layout/clickableCard.ts';
import { card as paper } from '../../kit/layout/card.ts';
import { cardList, siteColumn } from '../../site/siteStyles.ts';
import { museumCount, museumText } from '../../texts/museumText.ts';
import { MuseumSearchBar, useMuseumQuery } from '../../museums/MuseumSearchBar.tsx';
import { MuseumsHero } from '../../museums/MuseumsHero.tsx';
import { SecondaryText } from '../../kit/text/SecondaryText.tsx';
import { SiteBoundary } from '../../site/SiteBoundary.tsx';

/** The museum catalog with search and city filter. */
export function MuseumsScreen() {
  useDocumentTitle('Museums');
  const query = useMuseumQuery();
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    query.ask({ text: '', city: ALL_CITIES });
    // the button disappears with its message
    field.current?.focus();
  };
  const text = useDeferredValue(query.text);
  const found = useMemo(() => findMuseums(museums, { text, city: query.city }), [text, query.city]);
  return (
    <>
      <SiteBoundary>
        <MuseumsHero />
      </SiteBoundary>
      <Box component="section" aria-label="Museums" sx={{ ...siteColumn, py: { xs: 3, md: 5 } }}>
        <SiteBoundary>
          <MuseumSearchBar {...query} field={field} />
        </SiteBoundary>
        <Typography
          role="status"
          sx={{ my: 2, color: 'text.secondary', textAlign: found.length === 0 ? 'center' : undefined }}
        >
          {found.length === 0 ? museumText.noMatch : museumCount(found.length)}
        </Typography>
        {found.length === 0 ? (
          <Box sx={{ display: 'grid', placeItems: 'center', gap: 2, pb: 6 }}>
            <EmptyPlateDrawing />
            <Button variant="outlined" onClick={showAll}>
              {museumText.showAll}
            </Button>
          </Box>
        ) : (
          <SiteBoundary>
            <MuseumGrid found={found} />
          </SiteBoundary>
        )}
      </Box>
    </>
  );
}

/** Two rows of three. */
const INITIAL_COUNT = 6;

const MuseumGrid = memo(function MuseumGrid({ found }: { readonly found: readonly Museum[] }) {
  return (
    <Box component="ul" sx={{ ...cardList, gap: { xs: 2, md: 3 } }}>
      {found.map((museum, index) => (
        <MuseumCard key={museum.id} museum={museum} isSeenFirst={index < INITIAL_COUNT} />
      ))}
    </Box>
  );
});

interface MuseumCardProps {
  readonly museum: Museum;
  /** Renders its plate immediately. Other plates are drawn when they come near the viewport. */
  readonly isSeenFirst: boolean;
}

/** A museum card. Its link covers the card. */
const MuseumCard = memo(function MuseumCard({ museum, isSeenFirst }: MuseumCardProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(frame);
  const { id, name, address, kind } = museum;
  return (
    <Box component="li" sx={card}>
      <Box
        ref={frame}
        sx={{ aspectRatio: `${PLATE_SIZE.width} / ${PLATE_SIZE.height}`, bgcolor: 'surface.sunken' }}
      >
        {(isSeenFirst || isNear) && <Plate seed={id} kind={kind} title={name} />}
      </Box>
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 0.5, p: 2 }}>
        <Typography variant="h3" component="h2" sx={{ lineHeight: 1.3 }}>
          {name}
        </Typography>
        <SecondaryText sx={{ flex: 1 }}>{address}</SecondaryText>
        <Button
          component={Link}
          to={addressOf('museum', { museumId: id })}
          variant="outlined"
          endIcon={<ArrowForward />}
          sx={{ alignSelf: 'flex-start', mt: 1.5, ...clickableCard }}
        >
          View Demo
          <VisuallyHidden>{`for ${name}`}</VisuallyHidden>
        </Button>
      </Box>
    </Box>
  );
});

const card = {
  ...paper,
  position: 'relative',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  // skips layout while out of view; the height is that of a card with single lines
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 360px auto 420px',
  transition: 'border-color 120ms ease-out',
  '&:hover': { borderColor: 'primary.main' },
  '&:hover a': { bgcolor: 'soft.primary', color: 'soft.onPrimary' },
} as const;
