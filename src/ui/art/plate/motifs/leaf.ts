import { circle, repeated, short } from '../paths.ts';
import { wholeOf, type Motif } from './motif.ts';

/** A branch with its leaves to the left and the right, and berries where it ends. */
export const leaf: Motif = (random) => {
  const pairs = wholeOf(random, 5, 7);
  const lean = -34 + random() * 68;
  const onStem = (along: number) => ({
    x: 160 - lean * 0.5 + lean * along * along,
    y: 168 - 126 * along,
  });
  const blade = (index: number) => {
    const along = 0.1 + (0.78 * index) / (pairs * 2 - 1);
    const { x, y } = onStem(along);
    const side = index % 2 === 0 ? 1 : -1;
    const length = (58 - 32 * along) * side;
    const lift = -14 - 18 * along;
    return {
      outline: `M${short(x)} ${short(y)}q${short(length * 0.35)} ${short(lift - 12)} ${short(length)} ${short(lift)}q${short(-length * 0.4)} ${short(22)} ${short(-length)} ${short(-lift)}z`,
      rib: `M${short(x)} ${short(y)}l${short(length * 0.78)} ${short(lift * 0.86)}`,
    };
  };
  const blades = Array.from({ length: pairs * 2 }, (_, index) => blade(index));
  const outlines = blades.map(({ outline }) => outline).join('');
  const tip = onStem(1);
  const stem = `M${short(onStem(0).x)} 168Q${short(onStem(0).x)} 100 ${short(tip.x)} ${short(tip.y)}`;
  return {
    areas: outlines,
    lines: outlines + blades.map(({ rib }) => rib).join('') + stem,
    accents: repeated(5, (index) => circle(tip.x + (index - 2) * 9, tip.y - 4 - (index % 2) * 9, 4.4)),
  };
};
