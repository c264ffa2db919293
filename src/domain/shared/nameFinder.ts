import { searchable } from './comparable.ts';

/** Splits text into words without case, accents, and punctuation. */
export const wordsIn = (text: string): readonly string[] =>
  searchable(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '');

/** Finds things whose names occur as whole words in a text. */
export interface NameFinder<T> {
  /** Returns the things with exactly this name. */
  named(name: string): readonly T[];
  /**
   * Returns the things whose names are in a text. If names overlap, the longest one counts. (rule: whole
   * words)
   */
  namedIn(text: string): ReadonlySet<T>;
}

/** @param names pairs of a name and its thing, highest priority first */
export function nameFinder<T>(names: Iterable<readonly [name: string, thing: T]>): NameFinder<T> {
  const things = new Map<string, T[]>();
  let longest = 0;
  for (const [name, thing] of names) {
    const words = wordsIn(name);
    if (words.length === 0) continue;
    const key = words.join(' ');
    things.set(key, [...(things.get(key) ?? []), thing]);
    longest = Math.max(longest, words.length);
  }
  const named = (words: readonly string[]) => things.get(words.join(' ')) ?? [];
  return {
    named: (name) => named(wordsIn(name)),
    namedIn(text) {
      const words = wordsIn(text);
      const found = new Set<T>();
      for (let at = 0; at < words.length;) {
        let count = Math.min(longest, words.length - at);
        while (count > 1 && named(words.slice(at, at + count)).length === 0) count -= 1;
        for (const thing of named(words.slice(at, at + count))) found.add(thing);
        at += Math.max(count, 1);
      }
      return found;
    },
  };
}
