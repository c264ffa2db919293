import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { findMuseums } from '#domain/museums/findMuseums.ts';
import type { Museum } from '#domain/museums/museum.ts';
import { museums } from '#domain/museums/museums.ts';
import { EmptyPlate } from '../art/drawings.tsx';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { cardList, siteColumn } from '../site/siteStyles.ts';
import { museumCount, museumText } from '../texts/museumText.ts';
import { MuseumCard } from './MuseumCard.tsx';
import { MuseumSearchBar } from './MuseumSearchBar.tsx';
import { MuseumsHero } from './MuseumsHero.tsx';
import { useMuseumQuery } from './useMuseumQuery.ts';

/** The catalogue of museums: all of them, or those that a search and a city leave. */
export function MuseumsScreen() {
  useDocumentTitle('Museums');
  const query = useMuseumQuery();
  const field = useRef<HTMLInputElement>(null);
  const showAll = () => {
    query.clear();
    // the button goes with the sentence that it answers
    field.current?.focus();
  };
  const text = useDeferredValue(query.text);
  const found = useMemo(() => findMuseums(museums, { text, city: query.city }), [text, query.city]);
  return (
    <>
      <MuseumsHero />
      <Box component="section" aria-label="Museums" sx={{ ...siteColumn, py: { xs: 3, md: 5 } }}>
        <MuseumSearchBar {...query} field={field} />
        <Typography role="status" sx={{ my: 2, color: 'text.secondary' }}>
          {found.length === 0 ? museumText.noMatch : museumCount(found.length)}
        </Typography>
        {found.length === 0 ? (
          <Box sx={{ display: 'grid', placeItems: 'center', gap: 2, py: 6 }}>
            <EmptyPlate />
            <Button variant="outlined" onClick={showAll}>
              {museumText.showAll}
            </Button>
          </Box>
        ) : (
          <MuseumGrid found={found} />
        )}
      </Box>
    </>
  );
}

/** Two rows of three. */
const SEEN_FIRST = 6;

const MuseumGrid = memo(function MuseumGrid({ found }: { readonly found: readonly Museum[] }) {
  return (
    <Box component="ul" sx={{ ...cardList, gap: { xs: 2, md: 3 } }}>
      {found.map((museum, index) => (
        <MuseumCard key={museum.id} museum={museum} isSeenFirst={index < SEEN_FIRST} />
      ))}
    </Box>
  );
});
