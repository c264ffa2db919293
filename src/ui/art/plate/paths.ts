/** A number as a path needs it: a tenth is finer than any screen. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

export const circle = (x: number, y: number, radius: number) => {
  const r = short(radius);
  const across = short(radius * 2);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 -${across} 0z`;
};

export const box = (x: number, y: number, width: number, height: number) =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;

export const line = (x: number, y: number, toX: number, toY: number) =>
  `M${short(x)} ${short(y)}L${short(toX)} ${short(toY)}`;

/** The point at an angle, in turns from the top and clockwise, around a center. */
export function around(x: number, y: number, radius: number, turns: number) {
  const angle = (turns - 0.25) * Math.PI * 2;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

/** Draws the same thing several times, and joins what comes out. */
export const repeated = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
