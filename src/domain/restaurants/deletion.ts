import { comparable } from '#domain/shared/comparable.ts';

/** Whether the name was typed, in any case but with its accents. (see rule: delete restaurant) */
export function confirmsDeletion(name: string, typed: string): boolean {
  const key = comparable(typed);
  return key !== '' && key === comparable(name);
}
