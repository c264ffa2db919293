/** The aliases with one more, unless it is empty or there already, whatever its case. (rule: alias) */
export function withAlias(aliases: readonly string[], alias: string): readonly string[] {
  const added = alias.trim();
  const isThere = aliases.some((known) => known.toLowerCase() === added.toLowerCase());
  return added === '' || isThere ? aliases : [...aliases, added];
}

/** The aliases of a list, each once, in its first wording. (see rule: alias) */
export function distinctAliases(list: readonly string[]): readonly string[] {
  const distinct = new Map<string, string>();
  for (const entry of list) {
    const alias = entry.trim();
    const key = alias.toLowerCase();
    if (alias !== '' && !distinct.has(key)) distinct.set(key, alias);
  }
  return [...distinct.values()];
}
