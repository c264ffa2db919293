import Box from '@mui/material/Box';
import { memo } from 'react';
import type { MuseumKind } from '#domain/museums/museum.ts';
import { PlateDrawing, PLATE_SIZE } from './PlateDrawing.tsx';

interface Props {
  /** Decides colours, border and details; the same seed always gives the same plate. */
  readonly seed: string;
  readonly kind: MuseumKind;
  readonly title: string;
}

/** A drawn plate, for whatever has no picture. */
export const Plate = memo(function Plate({ seed, kind, title }: Props) {
  const { width, height } = PLATE_SIZE;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`Illustration for ${title}`}
      viewBox={`0 0 ${width} ${height}`}
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: `${width} / ${height}`,
        ...theme.applyStyles('dark', { filter: 'brightness(0.8)' }),
      })}
    >
      <PlateDrawing seed={seed} kind={kind} title={title} />
    </Box>
  );
});
