interface Range {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
}

/** Returns the number after an arrow key, as in a native number field. Undefined for other keys. */
export function numberAfterKey(
  key: string,
  number: number,
  { min = -Infinity, max = Infinity, step = 1 }: Range,
): number | undefined {
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  return withoutFloatingPointNoise(Math.min(max, Math.max(min, number + (key === 'ArrowUp' ? step : -step))));
}

/** Removes floating-point noise, such as from 0.30000000000000004. */
export const withoutFloatingPointNoise = (number: number): number => Number(number.toFixed(4));
