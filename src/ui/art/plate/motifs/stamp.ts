import {
  rectPath,
  circlePath,
  linePath,
  type Motif,
  svgPath,
  repeatMarkup,
  randomInteger,
} from '../paths.ts';

const LEFT = 104;
const TOP = 34;
const WIDTH = 96;
const HEIGHT = 120;
const HOLE = 8;

/** A perforated stamp with lines of script and a postmark. */
export const stampMotif: Motif = (random) => {
  const rows = randomInteger(random, 4, 6);
  const script = (row: number) => {
    const width = 30 + random() * 34;
    const waves = Math.floor(width / 8);
    return svgPath`M${LEFT + 16} ${TOP + 26 + row * 14}q2 -7 4 0` + repeatMarkup(waves, () => 't4 0');
  };
  const mark = { x: 206 + random() * 10, y: 124 + random() * 8 };
  // uses filled shapes, because strokes would be too thick
  const cancel = (index: number) =>
    svgPath`M${mark.x + 8} ${mark.y - 14 + index * 9}q8 -6 16 0t16 0t16 0t16 0v1.6q-8 6 -16 0t-16 0t-16 0t-16 0z`;
  return {
    areas: rectPath(LEFT, TOP, WIDTH, HEIGHT) + perforation(),
    lines:
      rectPath(LEFT + 8, TOP + 8, WIDTH - 16, HEIGHT - 16) +
      repeatMarkup(rows, script) +
      circlePath(mark.x, mark.y, 26) +
      circlePath(mark.x, mark.y, 18) +
      linePath(mark.x - 18, mark.y, mark.x + 18, mark.y),
    accents:
      circlePath(LEFT + WIDTH - 26, TOP + 26, 9) +
      rectPath(LEFT + 16, TOP + HEIGHT - 26, 26, 8) +
      repeatMarkup(4, cancel),
  };
};

/** Returns the perforated edge: half circles on all sides. */
function perforation(): string {
  const across = repeatMarkup(WIDTH / HOLE, (index) => {
    const x = LEFT + HOLE / 2 + index * HOLE;
    return circlePath(x, TOP, 2.6) + circlePath(x, TOP + HEIGHT, 2.6);
  });
  const down = repeatMarkup(HEIGHT / HOLE, (index) => {
    const y = TOP + HOLE / 2 + index * HOLE;
    return circlePath(LEFT, y, 2.6) + circlePath(LEFT + WIDTH, y, 2.6);
  });
  return across + down;
}
