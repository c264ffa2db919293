interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/** Returns the next number for an arrow key, as in the browser's number fields. Undefined for other keys. */
export function numberAfterKey(
  key: string,
  number: number,
  { min = -Infinity, max = Infinity, step = 1 }: Range,
): number | undefined {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  return withoutNoise(Math.min(max, Math.max(min, number + (key === 'ArrowUp' ? step : -step))));
}

/** Removes floating-point noise: 0.30000000000000004 becomes 0.3. */
export const withoutNoise = (number: number): number => Number(number.toFixed(4));
