/** The aliases with one more, unless it is empty or there already, whatever its case. (rule: alias) */
export function withAlias(aliases: readonly string[], alias: string): readonly string[] {
  const added = alias.trim();
  const isThere = aliases.some((known) => known.toLowerCase() === added.toLowerCase());
  return added === '' || isThere ? aliases : [...aliases, added];
}
