/** Returns the table entry for a word from the host. Ignores built-in members such as `constructor`. */
export function ownEntry<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}
