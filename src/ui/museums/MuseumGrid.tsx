import Box from '@mui/material/Box';
import { memo } from 'react';
import type { Museum } from '#domain/museums/museum.ts';
import { MuseumCard } from './MuseumCard.tsx';
import { cardList } from '../site/siteStyles.ts';

/** Two rows of three. */
const SEEN_FIRST = 6;

export const MuseumGrid = memo(function MuseumGrid({ museums }: { readonly museums: readonly Museum[] }) {
  return (
    <Box component="ul" sx={{ ...cardList, gap: { xs: 2, md: 3 } }}>
      {museums.map((museum, index) => (
        <MuseumCard key={museum.id} museum={museum} isSeenFirst={index < SEEN_FIRST} />
      ))}
    </Box>
  );
});
