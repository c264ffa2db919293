import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Museum } from '#domain/museums/museum.ts';
import { MuseumCard } from './MuseumCard.tsx';
import { plainList } from '../site/siteStyles.ts';

/** Two rows of three. */
const SEEN_FIRST = 6;

export const MuseumGrid = memo(function MuseumGrid({ museums }: { readonly museums: readonly Museum[] }) {
  return (
    <Box
      component="ul"
      sx={{
        ...plainList,
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(3, minmax(0, 1fr))',
        },
      }}
    >
      {museums.map((museum, index) => (
        <MuseumCard key={museum.id} museum={museum} isSeenFirst={index < SEEN_FIRST} />
      ))}
    </Box>
  );
});
