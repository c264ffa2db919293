import { circlePath, svgPath, repeatMarkup } from './paths.ts';

const INSET = 12;

/** Returns the path of two interleaved waves around a picture, as on banknotes, with a rosette in each corner. */
export function guilloche(width: number, height: number, random: () => number): string {
  const calm = random();
  const swing = 9 - calm * 4;
  const across = 2 * Math.round(11 + calm * 5);
  const down = 2 * Math.round((across / 2) * (height / width));
  const [right, bottom] = [width - INSET, height - INSET];
  const edge = (along: 'x' | 'y', start: string, length: number, waves: number, side: number) => {
    const step = length / waves;
    const bend = swing * side;
    return along === 'x'
      ? svgPath`M${start}q${step / 2} ${bend} ${step} 0` + repeatMarkup(waves - 1, () => svgPath`t${step} 0`)
      : svgPath`M${start}q${bend} ${step / 2} 0 ${step}` + repeatMarkup(waves - 1, () => svgPath`t0 ${step}`);
  };
  const strand = (side: number) =>
    edge('x', `${INSET} ${INSET}`, right - INSET, across, side) +
    edge('x', `${INSET} ${bottom}`, right - INSET, across, side) +
    edge('y', `${INSET} ${INSET}`, bottom - INSET, down, side) +
    edge('y', `${right} ${INSET}`, bottom - INSET, down, side);
  const corners = [INSET, right].flatMap((x) =>
    [INSET, bottom].map((y) => circlePath(x, y, 5) + circlePath(x, y, 2)),
  );
  return strand(1) + strand(-1) + corners.join('');
}
