import { searchable } from './comparable.ts';

/**
 * Returns a predicate for texts that contain every searchable word. Returns undefined for an empty
 * search.
 */
export function wordMatcher(sought: string): ((text: string) => boolean) | undefined {
  const words = searchable(sought).split(' ').filter(Boolean);
  if (words.length === 0) return undefined;
  return (text) => {
    const read = searchable(text);
    return words.every((word) => read.includes(word));
  };
}
