import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Breakpoint } from '@mui/material/styles';
import type { SystemStyleObject, Theme } from '@mui/system';

/** A grid of up to three columns. */
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
  /** Height of one card in pixels, by breakpoint if needed. */
  readonly height: number | Partial<Record<Breakpoint, number>>;
  /** The grid layout. */
  readonly grid?: SystemStyleObject<Theme>;
}

/** Placeholder for loading cards. */
export function CardSkeletons({ count, height, grid = cardGrid }: Props) {
  return (
    <Box sx={grid}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" sx={{ height, borderRadius: '12px' }} />
      ))}
    </Box>
  );
}
