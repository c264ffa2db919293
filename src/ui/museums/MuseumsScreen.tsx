import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { findMuseums } from '#domain/museums/findMuseums.ts';
import { museums } from '#domain/museums/museums.ts';
import { EmptyPlate } from '../art/drawings.tsx';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { siteColumn } from '../site/siteStyles.ts';
import { museumCount, museumText } from '../texts/museumText.ts';
import { MuseumGrid } from './MuseumGrid.tsx';
import { MuseumSearchBar } from './MuseumSearchBar.tsx';
import { MuseumsHero } from './MuseumsHero.tsx';
import { useMuseumQuery } from './useMuseumQuery.ts';

/** The catalogue of museums: all of them, or those that a search and a city leave. */
export function MuseumsScreen() {
  useDocumentTitle('Museums');
  const query = useMuseumQuery();
  const text = useDeferredValue(query.text);
  const found = useMemo(() => findMuseums(museums, { text, city: query.city }), [text, query.city]);
  return (
    <>
      <MuseumsHero />
      <Box component="section" aria-label="Museums" sx={{ ...siteColumn, py: { xs: 3, md: 5 } }}>
        <MuseumSearchBar {...query} />
        <Typography role="status" sx={{ my: 2, color: 'text.secondary' }}>
          {found.length === 0 ? museumText.noMatch : museumCount(found.length)}
        </Typography>
        {found.length === 0 ? (
          <Box sx={{ display: 'grid', placeItems: 'center', py: 6 }}>
            <EmptyPlate />
          </Box>
        ) : (
          <MuseumGrid museums={found} />
        )}
      </Box>
    </>
  );
}
