import { minutesLeft, usageLevel, usagePercent, type Minutes } from '#domain/companies/minutes.ts';
import type { Tone } from '#domain/shared/tone.ts';
import { Cluster } from '../kit/layout/Row.tsx';
import { Text } from '../kit/text/Text.tsx';
import { formatNumber } from '../texts/numbers.ts';
import { minutesText } from '../texts/subscriptionText.ts';
import styles from './MinutesUsage.module.css';

interface Props {
  readonly minutes: Minutes;
  /** Says what to do if the plan has no minutes. */
  readonly nextStep: string;
}

/**
 * Remaining minutes, and the used share as a ring, a bar, and text. Ring and bar end at 100%. Without minutes
 * in the plan, says what to do.
 */
export function MinutesUsage({ minutes, nextStep }: Props) {
  const left = minutesLeft(minutes);
  const percent = usagePercent(minutes);
  const tone = usageLevel(percent);
  const usage = `${formatNumber(minutes.usedCredits)} of ${formatNumber(minutes.totalCredits)} minutes used`;
  return (
    <Cluster gap={16}>
      <div className={styles.usage}>
        <p className={styles.left}>{left === undefined ? minutesText.none : minutesText.left(left)}</p>
        <Text tone="muted" tabular>
          {usage}
        </Text>
        <div
          role="progressbar"
          aria-label="Minutes used"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.min(100, Math.round(percent))}
          aria-valuetext={`${Math.round(percent)} percent`}
          className={styles.bar}
        >
          <div className={styles.used} data-tone={tone} style={{ width: `${Math.min(100, percent)}%` }} />
        </div>
        {left === undefined ? (
          <Text size="small">{nextStep}</Text>
        ) : (
          <Text size="small" tone={tone} strong>
            {minutesText.level(minutes)}
          </Text>
        )}
      </div>
      <div className={styles.ring}>
        <UsageRing percent={percent} tone={tone} />
      </div>
    </Cluster>
  );
}

interface RingProps {
  /** The used share in percent, unrounded. Above 100, the ring is closed and partly hatched. */
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
  // sets the path length to 100, so that dash lengths are percentages
  pathLength: 100,
  transform: `rotate(-90 ${CENTRE} ${CENTRE})`,
};

/** The used share as a ring, with ticks where its color changes. Hidden from screen readers, which read the bar. */
function UsageRing({ percent, tone }: RingProps) {
  const color = `var(--mui-palette-status-${tone}-mark)`;
  const overrun = Math.min(100, Math.max(0, percent - 100));
  return (
    <svg aria-hidden viewBox={`0 0 ${SIZE} ${SIZE}`}>
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
      <text x={CENTRE} y={CENTRE} dy="0.36em">
        {`${Math.round(percent)}%`}
      </text>
    </svg>
  );
}

/** Returns a dash pattern that hatches the part of the ring above 100%. */
function hatching(length: number): string {
  const pairs = Math.max(1, Math.floor(length / 2));
  return `${Array.from({ length: pairs }, () => '1 1').join(' ')} 0 ${100 - pairs * 2}`;
}
