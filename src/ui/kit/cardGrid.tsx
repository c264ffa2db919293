import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Breakpoint } from '@mui/material/styles';
import type { SystemStyleObject, Theme } from '@mui/system';

/** Cards, up to three of them side by side. */
export const cardGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
  },
} as const;

interface Props {
  readonly count: number;
  /** Of one card, in pixels, by the width of the window where that matters. */
  readonly height: number | Partial<Record<Breakpoint, number>>;
  /** How the cards will stand. */
  readonly grid?: SystemStyleObject<Theme>;
}

/** In place of cards that are to come. */
export function CardSkeletons({ count, height, grid = cardGrid }: Props) {
  return (
    <Box sx={grid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" sx={{ height, borderRadius: '12px' }} />
      ))}
    </Box>
  );
}
