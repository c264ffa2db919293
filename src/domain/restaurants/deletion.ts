import { comparable } from '#domain/shared/comparable.ts';

/** Compares the typed name with the restaurant's name in comparable form: without case, with accents. (see rule: delete restaurant) */
export function confirmsDeletion(name: string, typed: string): boolean {
  const key = comparable(typed);
  return key !== '' && key === comparable(name);
}
