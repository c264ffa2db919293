import {
  pointOnCircle,
  PLATE_CENTER,
  circlePath,
  linePath,
  type Motif,
  repeatMarkup,
  randomInteger,
} from '../paths.ts';

const { x, y } = PLATE_CENTER;

/** A round vault door with bolts and a wheel. */
export const archedVaultMotif: Motif = (random) => {
  const bolts = randomInteger(random, 10, 16);
  const spokes = randomInteger(random, 3, 6);
  const turn = random();
  const bolt = (index: number) => pointOnCircle(x, y, 57, (index + turn) / bolts);
  const spoke = (index: number) => {
    const from = pointOnCircle(x, y, 9, (index + turn) / spokes);
    const to = pointOnCircle(x, y, 34, (index + turn) / spokes);
    return linePath(from.x, from.y, to.x, to.y) + circlePath(to.x, to.y, 4);
  };
  return {
    areas: circlePath(x, y, 66),
    lines: circlePath(x, y, 66) + circlePath(x, y, 48) + circlePath(x, y, 26) + repeatMarkup(spokes, spoke),
    accents:
      repeatMarkup(bolts, (index) => circlePath(bolt(index).x, bolt(index).y, 3.2)) + circlePath(x, y, 7),
  };
};
