/** Template tag for SVG paths. Rounds numbers to one decimal. */
export const svgPath = (parts: TemplateStringsArray, ...values: readonly (number | string)[]) =>
  String.raw(
    { raw: parts },
    ...values.map((value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value)),
  );

export const circlePath = (x: number, y: number, radius: number) =>
  svgPath`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 -${radius * 2} 0z`;

export const rectPath = (x: number, y: number, width: number, height: number) =>
  svgPath`M${x} ${y}h${width}v${height}h${-width}z`;

export const linePath = (x: number, y: number, toX: number, toY: number) => svgPath`M${x} ${y}L${toX} ${toY}`;

/** Returns a point on a circle. The angle is in full turns, clockwise from the top. */
export function pointOnCircle(x: number, y: number, radius: number, turns: number) {
  const angle = (turns - 0.25) * Math.PI * 2;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** Calls a drawing function for each index and joins the results. */
export const repeatMarkup = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A motif as three SVG paths around {@link PLATE_CENTER}. */
interface MotifDrawing {
  /** Muted shapes behind the lines. */
  readonly areas: string;
  readonly lines: string;
  /** The colored detail. */
  readonly accents: string;
}

/** Draws a motif from random numbers between 0 and 1. Equal numbers give equal drawings. */
export type Motif = (random: () => number) => MotifDrawing;

export const PLATE_CENTER = { x: 160, y: 96 };

/** Returns a random integer from a range, including both bounds. */
export const randomInteger = (random: () => number, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1));
