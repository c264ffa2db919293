import Box from '@mui/material/Box';
import { memo } from 'react';
import { PlateDrawing, PLATE_SIZE, type PlateProps } from './PlateDrawing.tsx';

/** A drawn plate, for whatever has no picture. */
export const Plate = memo(function Plate(plate: PlateProps) {
  const { width, height } = PLATE_SIZE;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={`Illustration for ${plate.title}`}
      viewBox={`0 0 ${width} ${height}`}
      sx={(theme) => ({
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: `${width} / ${height}`,
        ...theme.applyStyles('dark', { filter: 'brightness(0.8)' }),
      })}
    >
      <PlateDrawing {...plate} />
    </Box>
  );
});
