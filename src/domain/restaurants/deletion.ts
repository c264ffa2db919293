import { comparable } from '#domain/shared/comparable.ts';

/** Compares the typed name with the restaurant's in comparable form. (see rule: delete restaurant) */
export function confirmsDeletion(name: string, typed: string): boolean {
  return comparable(typed) === comparable(name);
}
