import { useMemo } from 'react';
import { seededNumbers } from './seededNumbers.ts';

interface Props {
  /** Determines the bars. Equal seeds give equal waves. */
  readonly seed: string;
  readonly bars?: number;
  readonly className?: string | undefined;
}

const BAR = 6;
const STEP = 10;
const HEIGHT = 100;

/** The logo: rounded bars in the text color, whose heights are a sum of sines. */
export function Wave({ seed, bars = 48, className }: Props) {
  const path = useMemo(() => barsPath(barHeights(seed, bars)), [seed, bars]);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${bars * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      stroke="currentColor"
      strokeWidth={BAR}
      strokeLinecap="round"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}

/** Returns all bars as one path, so that any number of bars needs only one element. */
function barsPath(heights: readonly number[]): string {
  return heights
    .map((height, index) => {
      const length = Math.max(0, height - BAR);
      return `M${index * STEP + STEP / 2} ${(HEIGHT - length) / 2}v${length}`;
    })
    .join('');
}

function barHeights(seed: string, bars: number): number[] {
  const random = seededNumbers(seed);
  const sines = Array.from({ length: 3 }, () => ({ pitch: 1 + random() * 5, phase: random() * Math.PI * 2 }));
  return Array.from({ length: bars }, (_, index) => {
    const along = (index + 0.5) / bars;
    const sum = sines.reduce(
      (total, { pitch, phase }) => total + Math.sin(along * pitch * Math.PI * 2 + phase),
      0,
    );
    const swell = Math.sin(along * Math.PI) * 0.75 + 0.25;
    return Math.round((0.15 + 0.85 * Math.abs(sum / sines.length) * swell) * HEIGHT);
  });
}
