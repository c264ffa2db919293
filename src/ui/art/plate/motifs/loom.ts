import { rectPath, linePath, type Motif, svgPath, repeatMarkup, randomInteger } from '../paths.ts';

const LEFT = 84;
const TOP = 36;
const STEP = 8;
const COLUMNS = 19;
const ROWS = 15;

/** Cloth on a loom: threads between two beams, with a pattern of lozenges. */
export const loomMotif: Motif = (random) => {
  const repeat = randomInteger(random, 3, 6);
  const band = randomInteger(random, 4, 7);
  const isWoven = (row: number, column: number) => {
    const across = Math.abs((column % (repeat * 2)) - repeat);
    const down = Math.abs((row % (band * 2)) - band);
    return (across + down) % 3 === 0;
  };
  const stitch = (row: number) =>
    repeatMarkup(COLUMNS, (column) =>
      isWoven(row, column) ? `M${LEFT + column * STEP + 1} ${TOP + row * STEP + 1}h6v6h-6z` : '',
    );
  const woven = randomInteger(random, 9, 12);
  return {
    areas: rectPath(LEFT, TOP, COLUMNS * STEP, woven * STEP),
    lines:
      repeatMarkup(COLUMNS + 1, (column) =>
        linePath(LEFT + column * STEP, TOP - 8, LEFT + column * STEP, TOP + ROWS * STEP + 8),
      ) +
      rectPath(LEFT - 10, TOP - 14, COLUMNS * STEP + 20, 6) +
      rectPath(LEFT - 10, TOP + ROWS * STEP + 8, COLUMNS * STEP + 20, 6),
    accents: repeatMarkup(woven, stitch) + shuttle(TOP + woven * STEP + 14),
  };
};

const shuttle = (y: number) => svgPath`M122 ${y}q34 -9 68 0q-34 9 -68 0z`;
