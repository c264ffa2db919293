import { circlePath, type Motif, svgPath, repeatMarkup, randomInteger } from '../paths.ts';

/** A spine with ribs. */
export const boneMotif: Motif = (random) => {
  const joints = randomInteger(random, 11, 15);
  const arch = 26 + random() * 16;
  const sweep = 8 + random() * 12;
  const onSpine = (index: number) => {
    const along = index / (joints - 1);
    return { x: 58 + 204 * along, y: 74 - arch * Math.sin(along * Math.PI) + 16 * along, along };
  };
  const rib = (index: number) => {
    const { x, y, along } = onSpine(index);
    const length = 12 + 84 * Math.sin(Math.min(1, along * 1.12 + 0.06) * Math.PI) ** 0.8;
    return svgPath`M${x} ${y}q${sweep + 10} ${length * 0.55} ${-sweep} ${length}`;
  };
  const spine = repeatMarkup(joints, (index) => {
    const { x, y } = onSpine(index);
    return svgPath`${index === 0 ? 'M' : 'L'}${x} ${y}`;
  });
  const vertebra = (index: number) => circlePath(onSpine(index).x, onSpine(index).y, 5.2);
  return {
    areas: `M40 166q120 -16 240 0v6h-240z`,
    lines: spine + repeatMarkup(joints - 2, (index) => rib(index + 1)) + `M40 166q120 -16 240 0`,
    accents: repeatMarkup(joints, vertebra),
  };
};
