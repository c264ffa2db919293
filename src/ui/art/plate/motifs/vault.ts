import { around, CENTER, circle, line, type Motif, repeated, wholeOf } from '../paths.ts';

const { x, y } = CENTER;

/** The round door of a vault, with its bolts and its wheel. */
export const vault: Motif = (random) => {
  const bolts = wholeOf(random, 10, 16);
  const spokes = wholeOf(random, 3, 6);
  const turn = random();
  const bolt = (index: number) => around(x, y, 57, (index + turn) / bolts);
  const spoke = (index: number) => {
    const from = around(x, y, 9, (index + turn) / spokes);
    const to = around(x, y, 34, (index + turn) / spokes);
    return line(from.x, from.y, to.x, to.y) + circle(to.x, to.y, 4);
  };
  return {
    areas: circle(x, y, 66),
    lines: circle(x, y, 66) + circle(x, y, 48) + circle(x, y, 26) + repeated(spokes, spoke),
    accents: repeated(bolts, (index) => circle(bolt(index).x, bolt(index).y, 3.2)) + circle(x, y, 7),
  };
};
