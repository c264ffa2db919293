import { rectPath, PLATE_CENTER, circlePath, linePath, type Motif, svgPath } from '../paths.ts';

/** A framed picture on a wire, with hills and a light. */
export const frameMotif: Motif = (random) => {
  const isWide = random() > 0.4;
  const width = isWide ? 150 : 104;
  const height = isWide ? 98 : 112;
  const left = PLATE_CENTER.x - width / 2;
  const top = 166 - height;
  const [inner, base] = [left + 14, top + height - 14];
  const across = width - 28;
  const hill = (rise: number, peak: number) =>
    svgPath`M${inner} ${base}v${-rise}q${across * peak} ${-22 - random() * 16} ${across} ${rise * 0.35}V${base}z`;
  const far = hill(34, 0.3 + random() * 0.2);
  const near = hill(16, 0.6 + random() * 0.25);
  return {
    areas: rectPath(left, top, width, height) + far + near,
    lines:
      rectPath(left, top, width, height) +
      rectPath(left + 7, top + 7, width - 14, height - 14) +
      rectPath(inner, top + 14, across, height - 28) +
      far +
      near +
      linePath(PLATE_CENTER.x, 30, left + 20, top) +
      linePath(PLATE_CENTER.x, 30, left + width - 20, top),
    accents:
      circlePath(PLATE_CENTER.x, 30, 4) +
      circlePath(inner + across * (0.25 + random() * 0.5), top + 32, 9 + random() * 4),
  };
};
