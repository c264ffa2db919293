import { memo } from 'react';
import type { MuseumKind } from '#domain/museums/museum.ts';
import { seededNumbers } from '../seededNumbers.ts';
import { guilloche } from './guilloche.ts';
import { motifs } from './motifs.ts';
import { platePaletteOf } from './palette.ts';
import styles from './Plate.module.css';
import { titleLines } from './titleLines.ts';

/** Size in SVG units. The style sheet repeats the aspect ratio. */
const PLATE_SIZE = { width: 320, height: 240 };

/** Shrinks the motif to make space for a third line of title. */
const LONG_TITLE = 'translate(13 3) scale(0.92)';

export interface PlateProps {
  /** Determines the colors, border, and details. Equal seeds give equal pictures. */
  readonly seed: string;
  readonly kind: MuseumKind;
  readonly title: string;
}

/** A generated picture that replaces a missing image: a motif for the kind, a guilloche border, and the title. */
export const Plate = memo(function Plate({ seed, kind, title }: PlateProps) {
  const { width, height } = PLATE_SIZE;
  const random = seededNumbers(`plate ${seed}`);
  const border = guilloche(width, height, random);
  const { ground, ink, area, accent } = platePaletteOf(random);
  const drawing = motifs[kind](random);
  const lines = titleLines(title);
  const isLong = lines.length > 2;
  const lineHeight = isLong ? 17 : 20;
  // centers the title vertically
  const firstLine = (isLong ? 200 : 205) - ((lines.length - 1) * lineHeight) / 2;
  return (
    <svg
      role="img"
      aria-label={`Illustration for ${title}`}
      viewBox={`0 0 ${width} ${height}`}
      className={styles.plate}
    >
      <path d={`M0 0h${width}v${height}h-${width}z`} fill={ground} />
      <path d={border} fill="none" stroke={ink} strokeOpacity={0.45} />
      <g transform={isLong ? LONG_TITLE : undefined}>
        <path d={drawing.areas} fill={area} />
        <path d={drawing.lines} fill="none" stroke={ink} strokeWidth={1.4} strokeLinejoin="round" />
        <path d={drawing.accents} fill={accent} />
      </g>
      <text
        textAnchor="middle"
        fontFamily="'Bricolage Grotesque Variable', sans-serif"
        fontSize={isLong ? 15 : 17}
        fontWeight={600}
        fill={ink}
      >
        {lines.map((text, index) => (
          <tspan key={index} x={width / 2} y={firstLine + index * lineHeight}>
            {text}
          </tspan>
        ))}
      </text>
    </svg>
  );
});
