import { comparable } from '#domain/shared/comparable.ts';
import type { Dietary } from './menu.ts';

/** Adds a dietary type, unless the type is blank or already in the list. (rule: dietary type) */
export function withDietary(dietary: readonly Dietary[], type: string, level = ''): readonly Dietary[] {
  if (type === '' || dietary.some((known) => comparable(known.type) === comparable(type))) return dietary;
  return [...dietary, mark(type, level)];
}

/** Removes duplicate dietary types. (see rule: dietary type) */
export function distinctDietary(list: readonly Dietary[]): readonly Dietary[] {
  const distinct = new Map<string, Dietary>();
  for (const { type, level } of list) {
    const key = comparable(type);
    if (key !== '' && !distinct.has(key)) distinct.set(key, mark(type, level));
  }
  return [...distinct.values()];
}

function mark(type: string, level = ''): Dietary {
  const degree = level.trim();
  return degree === '' ? { type } : { type, level: degree };
}

export function withoutDietaryMark(dietary: readonly Dietary[], type: string): readonly Dietary[] {
  return dietary.filter((known) => known.type !== type);
}
