/** Adds an alias, unless it is blank or already present in any case. (rule: alias) */
export function withAlias(aliases: readonly string[], alias: string): readonly string[] {
  const added = alias.trim();
  const isThere = aliases.some((known) => known.toLowerCase() === added.toLowerCase());
  return added === '' || isThere ? aliases : [...aliases, added];
}

/** Removes duplicate aliases and keeps the first spelling. (see rule: alias) */
export function distinctAliases(list: readonly string[]): readonly string[] {
  const distinct = new Map<string, string>();
  for (const entry of list) {
    const alias = entry.trim();
    const key = alias.toLowerCase();
    if (alias !== '' && !distinct.has(key)) distinct.set(key, alias);
  }
  return [...distinct.values()];
}
