import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { minutesLeft, usageLevel, usagePercent, type Minutes } from '#domain/companies/minutes.ts';
import type { Tone } from '#domain/shared/tone.ts';
import { formatNumber } from '../texts/numbers.ts';
import { minutesText } from '../texts/subscriptionText.ts';

interface Props {
  readonly minutes: Minutes;
  /** Whether the user may change the plan. */
  readonly mayManage: boolean;
}

/**
 * Remaining minutes, and the used share as a ring, a bar, and text. Ring and bar stop at 100%. A plan
 * without minutes shows what to do.
 */
export function MinutesUsage({ minutes, mayManage }: Props) {
  const left = minutesLeft(minutes);
  const percent = usagePercent(minutes);
  const tone = usageLevel(percent);
  const usage = `${formatNumber(minutes.usedCredits)} of ${formatNumber(minutes.totalCredits)} minutes used`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '1 1 160px' }}>
        <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {left === undefined ? minutesText.none : minutesText.left(left)}
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{usage}</Typography>
        <Box
          role="progressbar"
          aria-label="Minutes used"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.min(100, Math.round(percent))}
          aria-valuetext={`${Math.round(percent)} percent`}
          sx={bar}
        >
          <Box
            sx={{
              width: `${Math.min(100, percent)}%`,
              height: '100%',
              bgcolor: `status.${tone}.mark`,
              ...filled,
            }}
          />
        </Box>
        {left === undefined ? (
          <Typography variant="body2">{minutesText.nextStep(mayManage)}</Typography>
        ) : (
          <Typography variant="body2" sx={{ color: `status.${tone}.text`, fontWeight: 600 }}>
            {minutesText.level(minutes)}
          </Typography>
        )}
      </Box>
      <Box sx={{ order: { sm: -1 }, lineHeight: 0 }}>
        <UsageRing percent={percent} tone={tone} />
      </Box>
    </Box>
  );
}

const bar = {
  height: 12,
  my: 1,
  borderRadius: 6,
  bgcolor: 'track',
  overflow: 'hidden',
  '@media (forced-colors: active)': { border: '1px solid' },
} as const;

// forced colors remove its own color
const filled = { '@media (forced-colors: active)': { bgcolor: 'Highlight' } } as const;

interface RingProps {
  /** Unrounded. Above 100, the ring is closed with a hatched overrun. */
  readonly percent: number;
  readonly tone: Tone;
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
  // a path length of 100, so dashes are percentages
  pathLength: 100,
  transform: `rotate(-90 ${CENTRE} ${CENTRE})`,
};

/** The used percentage as a ring with ticks at its color thresholds. Screen readers use the bar instead. */
function UsageRing({ percent, tone }: RingProps) {
  const color = `var(--mui-palette-status-${tone}-mark)`;
  const overrun = Math.min(100, Math.max(0, percent - 100));
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      sx={{ width: 96, height: 96, flex: 'none' }}
    >
      <circle {...circle} stroke="var(--mui-palette-track)" />
      <circle {...circle} stroke={color} strokeDasharray={`${Math.min(100, percent)} 100`} />
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
        {`${Math.round(percent)}%`}
      </Box>
    </Box>
  );
}

/** A dash pattern as long as the overrun. */
function hatching(length: number): string {
  const pairs = Math.max(1, Math.floor(length / 2));
  return `${Array.from({ length: pairs }, () => '1 1').join(' ')} 0 ${100 - pairs * 2}`;
}
