import { box, circle, line, type Motif, path, repeated, wholeOf } from '../paths.ts';

const LEFT = 104;
const TOP = 34;
const WIDTH = 96;
const HEIGHT = 120;
const HOLE = 8;

/** A stamp with its perforation, lines of script on it, and the postmark across its corner. */
export const stamp: Motif = (random) => {
  const rows = wholeOf(random, 4, 6);
  const script = (row: number) => {
    const width = 30 + random() * 34;
    const waves = Math.floor(width / 8);
    return path`M${LEFT + 16} ${TOP + 26 + row * 14}q2 -7 4 0` + repeated(waves, () => 't4 0');
  };
  const mark = { x: 206 + random() * 10, y: 124 + random() * 8 };
  // lines that are filled, not stroked, stay hairlines
  const cancel = (index: number) =>
    path`M${mark.x + 8} ${mark.y - 14 + index * 9}q8 -6 16 0t16 0t16 0t16 0v1.6q-8 6 -16 0t-16 0t-16 0t-16 0z`;
  return {
    areas: box(LEFT, TOP, WIDTH, HEIGHT) + perforation(),
    lines:
      box(LEFT + 8, TOP + 8, WIDTH - 16, HEIGHT - 16) +
      repeated(rows, script) +
      circle(mark.x, mark.y, 26) +
      circle(mark.x, mark.y, 18) +
      line(mark.x - 18, mark.y, mark.x + 18, mark.y),
    accents:
      circle(LEFT + WIDTH - 26, TOP + 26, 9) + box(LEFT + 16, TOP + HEIGHT - 26, 26, 8) + repeated(4, cancel),
  };
};

/** The teeth of the edge: half circles all around. */
function perforation(): string {
  const across = repeated(WIDTH / HOLE, (index) => {
    const x = LEFT + HOLE / 2 + index * HOLE;
    return circle(x, TOP, 2.6) + circle(x, TOP + HEIGHT, 2.6);
  });
  const down = repeated(HEIGHT / HOLE, (index) => {
    const y = TOP + HOLE / 2 + index * HOLE;
    return circle(LEFT, y, 2.6) + circle(LEFT + WIDTH, y, 2.6);
  });
  return across + down;
}
