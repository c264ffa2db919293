import Box from '@mui/material/Box';
import type { Tone } from '#domain/shared/tone.ts';

interface Props {
  /** Unrounded; above 100 the ring is closed and the overrun is hatched over it. */
  readonly percent: number;
  readonly tone: Tone;
  /** The whole figure in words. */
  readonly sentence: string;
}

const SIZE = 120;
const STROKE = 12;
const RADIUS = (SIZE - STROKE) / 2;
const CENTRE = SIZE / 2;

const circle = {
  cx: CENTRE,
  cy: CENTRE,
  r: RADIUS,
  fill: 'none',
  strokeWidth: STROKE,
  // the circumference counts as 100, so that dashes are percents
  pathLength: 100,
  transform: `rotate(-90 ${CENTRE} ${CENTRE})`,
};

/** The used share as an arc, with ticks where its colour changes. */
export function UsageRing({ percent, tone, sentence }: Props) {
  const colour = `var(--mui-palette-status-${tone}-mark)`;
  const overrun = Math.min(100, Math.max(0, percent - 100));
  return (
    <Box
      component="svg"
      role="img"
      aria-label={sentence}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      sx={{ width: SIZE, height: SIZE, flex: 'none' }}
    >
      <circle {...circle} stroke="var(--mui-palette-track)" />
      <circle {...circle} stroke={colour} strokeDasharray={`${Math.min(100, percent)} 100`} />
      {overrun > 0 && (
        <circle
          {...circle}
          stroke="var(--mui-palette-background-paper)"
          strokeWidth={4}
          strokeDasharray={hatching(overrun)}
        />
      )}
      {[60, 80].map((threshold) => (
        <circle
          key={threshold}
          {...circle}
          stroke="var(--mui-palette-background-paper)"
          strokeDasharray="0.8 99.2"
          strokeDashoffset={0.4 - threshold}
        />
      ))}
      <Box
        component="text"
        x={CENTRE}
        y={CENTRE}
        dy="0.36em"
        sx={{
          textAnchor: 'middle',
          fill: 'currentColor',
          fontSize: 24,
          fontWeight: 700,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {Math.round(percent)}%
      </Box>
    </Box>
  );
}

/** A pattern of dashes as long as the overrun, then nothing for the rest of the ring. */
function hatching(length: number): string {
  const pairs = Math.max(1, Math.floor(length / 2));
  return `${Array.from({ length: pairs }, () => '1 1').join(' ')} 0 ${100 - pairs * 2}`;
}
