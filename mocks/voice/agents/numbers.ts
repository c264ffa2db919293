const NAMES = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ARTICLES = new Set(['a', 'an']);

/** Parses a number word or digits. The word `a` means one. */
export function parseNumber(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  if (ARTICLES.has(word)) return 1;
  const number = NAMES.indexOf(word);
  return number < 0 ? undefined : number;
}

/** Spells a small whole number as a word. */
export const formatNumber = (count: number) => NAMES[count] ?? String(count);
