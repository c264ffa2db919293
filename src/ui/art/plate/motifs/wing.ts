import { pointOnCircle, circlePath, type Motif, svgPath, repeatMarkup, randomInteger } from '../paths.ts';

const ROOT = { x: 96, y: 150 };

/** A spread wing with overlapping feathers and a small sun. */
export const wingMotif: Motif = (random) => {
  const feathers = randomInteger(random, 8, 12);
  const spread = 0.2 + random() * 0.05;
  const reach = 116 + random() * 14;
  const feather = (index: number) => {
    const along = index / (feathers - 1);
    const turns = 0.045 + spread * along;
    const length = reach * (1 - 0.42 * along);
    const tip = pointOnCircle(ROOT.x, ROOT.y, length, turns);
    const out = pointOnCircle(ROOT.x, ROOT.y, length * 0.7, turns - 0.022);
    const back = pointOnCircle(ROOT.x, ROOT.y, length * 0.7, turns + 0.022);
    const at = (point: { x: number; y: number }) => svgPath`${point.x} ${point.y}`;
    return `M${at(ROOT)}Q${at(out)} ${at(tip)}Q${at(back)} ${at(ROOT)}z`;
  };
  const drawn = repeatMarkup(feathers, feather);
  return {
    areas: drawn,
    lines: drawn + `M70 158q60 14 176 0`,
    accents: circlePath(236 + random() * 14, 44 + random() * 12, 12) + circlePath(ROOT.x, ROOT.y, 5),
  };
};
