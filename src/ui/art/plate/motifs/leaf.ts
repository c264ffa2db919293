import { circlePath, type Motif, svgPath, repeatMarkup, randomInteger } from '../paths.ts';

/** A branch with leaves on both sides and berries at the end. */
export const leafMotif: Motif = (random) => {
  const pairs = randomInteger(random, 5, 7);
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
      outline: svgPath`M${x} ${y}q${length * 0.35} ${lift - 12} ${length} ${lift}q${-length * 0.4} 22 ${-length} ${-lift}z`,
      rib: svgPath`M${x} ${y}l${length * 0.78} ${lift * 0.86}`,
    };
  };
  const blades = Array.from({ length: pairs * 2 }, (_, index) => blade(index));
  const outlines = blades.map(({ outline }) => outline).join('');
  const tip = onStem(1);
  const stem = svgPath`M${onStem(0).x} 168Q${onStem(0).x} 100 ${tip.x} ${tip.y}`;
  return {
    areas: outlines,
    lines: outlines + blades.map(({ rib }) => rib).join('') + stem,
    accents: repeatMarkup(5, (index) =>
      circlePath(tip.x + (index - 2) * 9, tip.y - 4 - (index % 2) * 9, 4.4),
    ),
  };
};
