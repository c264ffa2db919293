import list from 'big-list-of-naughty-strings';

/** Texts that often cause bugs: other scripts, emoji, formulas, paths, invisible and broken characters. */
export const naughtyStrings: readonly string[] = [
  ...new Set([...(list as readonly string[]), '\0', '\ud800', 'x'.repeat(5000), '\u202eabc', 'a\r\nb\rc\nd']),
];

/** Replaces every string inside a value. */
export function placeNaughtyString<T>(value: T, text: string): T {
  return mapped(value, () => text) as T;
}

function mapped(value: unknown, text: (known: string) => string): unknown {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value)) return value.map((part) => mapped(part, text));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapped(part, text)]));
}
