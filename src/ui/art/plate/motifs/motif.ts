/** A drawing as three paths, in the field of a plate: its middle is at {@link CENTER}. */
interface MotifDrawing {
  /** Quiet areas behind the lines. */
  readonly areas: string;
  readonly lines: string;
  /** The one thing that catches the eye. */
  readonly accents: string;
}

/** Draws from random numbers between 0 and 1; the same numbers give the same drawing. */
export type Motif = (random: () => number) => MotifDrawing;

export const CENTER = { x: 160, y: 96 };

/** A whole number from a range, both ends included. */
export const wholeOf = (random: () => number, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1));
