import type { Dietary } from './menu.ts';

/** The dietary marks with one more, unless none is chosen or it is there already. (rule: dietary type) */
export function withDietary(dietary: readonly Dietary[], type: string, level = ''): readonly Dietary[] {
  if (type === '' || dietary.some((known) => known.type === type)) return dietary;
  const degree = level.trim();
  return [...dietary, degree === '' ? { type } : { type, level: degree }];
}

export function withoutDietary(dietary: readonly Dietary[], type: string): readonly Dietary[] {
  return dietary.filter((known) => known.type !== type);
}
