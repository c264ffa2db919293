import { useMemo } from 'react';
import { initialOf } from '#domain/shared/graphemes.ts';
import styles from './InitialPlate.module.css';
import { seededNumbers } from './seededNumbers.ts';

const SIZE = 96;
/**
 * Pairs of background and text colors with a contrast of at least 4.5:1: aubergine, celadon, apricot, plum,
 * and sage.
 */
const COLOR_PAIRS = [
  { ground: '#6B2A55', ink: '#F6E8F0' },
  { ground: '#A9CBBE', ink: '#221722' },
  { ground: '#E9B27C', ink: '#221722' },
  { ground: '#4A2F55', ink: '#F1E6F5' },
  { ground: '#2F6B5B', ink: '#E9F4EF' },
] as const;

interface Props {
  /** Determines the colors and border. Equal ids give equal pictures. */
  readonly id: string;
  readonly name: string;
  readonly size?: number;
}

/** A generated picture with the first letter of a name. Replaces a missing image. */
export function InitialPlate({ id, name, size = 48 }: Props) {
  const { colors, border } = useMemo(() => drawing(id), [id]);
  return (
    <svg
      role="img"
      aria-label={`Illustration for ${name}`}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      width={size}
      height={size}
      className={styles.plate}
    >
      <rect width={SIZE} height={SIZE} fill={colors.ground} />
      <path d={border} fill="none" stroke={colors.ink} strokeOpacity={0.45} strokeWidth={1.2} />
      <text
        x="50%"
        y="50%"
        dy="0.36em"
        textAnchor="middle"
        fontFamily="'Bricolage Grotesque Variable', sans-serif"
        fontSize={44}
        fontWeight={600}
        fill={colors.ink}
      >
        {initialOf(name)}
      </text>
    </svg>
  );
}

function drawing(id: string) {
  const random = seededNumbers(id);
  const colors = COLOR_PAIRS[Math.floor(random() * COLOR_PAIRS.length)] ?? COLOR_PAIRS[0];
  return { colors, border: guilloche(9 + Math.floor(random() * 6), random() * Math.PI) };
}

/** Returns the path of two counter-rotated rosettes, as on banknotes. */
function guilloche(petals: number, turn: number): string {
  const rosette = (phase: number) => {
    const points = Array.from({ length: 181 }, (_, step) => {
      const angle = (step / 180) * Math.PI * 2;
      const radius = 40 + 4 * Math.cos(petals * angle + phase);
      return `${(SIZE / 2 + radius * Math.cos(angle)).toFixed(1)} ${(SIZE / 2 + radius * Math.sin(angle)).toFixed(1)}`;
    });
    return `M${points.join('L')}Z`;
  };
  return rosette(turn) + rosette(turn + Math.PI);
}
