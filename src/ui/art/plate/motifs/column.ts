import {
  rectPath,
  circlePath,
  linePath,
  type Motif,
  svgPath,
  repeatMarkup,
  randomInteger,
} from '../paths.ts';

const BASE = 160;

/** The front of a temple: fluted columns on steps, with a pediment and a disc. */
export const columnMotif: Motif = (random) => {
  const columns = randomInteger(random, 3, 5);
  const rise = 22 + random() * 18;
  const gap = 160 / columns;
  const top = 78;
  const shaft = (index: number) => {
    const middle = 80 + gap * (index + 0.5);
    const half = Math.min(11, gap * 0.26);
    const flutes = repeatMarkup(3, (flute) => {
      const x = middle + (flute - 1) * half * 0.55;
      return linePath(x, top + 12, x, BASE - 14);
    });
    return (
      rectPath(middle - half, top + 8, half * 2, BASE - top - 18) +
      rectPath(middle - half - 4, top, half * 2 + 8, 8) +
      rectPath(middle - half - 4, BASE - 10, half * 2 + 8, 6) +
      flutes
    );
  };
  const pediment = svgPath`M70 ${top - 10}L160 ${top - 10 - rise}L250 ${top - 10}z`;
  const steps = rectPath(70, BASE - 4, 180, 6) + rectPath(60, BASE + 2, 200, 6);
  return {
    areas: pediment + steps,
    lines: pediment + rectPath(70, top - 10, 180, 10) + repeatMarkup(columns, shaft) + steps,
    accents: circlePath(160, top - 12 - rise * 0.36, rise * 0.24) + circlePath(92 + random() * 136, 30, 6),
  };
};
