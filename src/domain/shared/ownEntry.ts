/** What a table has for a word of the host, which may be any word: also one that every object knows, such as `constructor`. */
export function ownEntry<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
