import { comparable } from '#domain/shared/comparable.ts';

/** Adds an alias, unless it is blank or already in the list, ignoring case and spacing. (rule: alias) */
function withAlias(aliases: readonly string[], alias: string): readonly string[] {
  const added = alias.trim();
  const key = comparable(added);
  const isThere = aliases.some((known) => comparable(known) === key);
  return key === '' || isThere ? aliases : [...aliases, added];
}

/** Adds the aliases in a comma-separated text. (see rule: alias) */
export function withAliases(aliases: readonly string[], typed: string): readonly string[] {
  return typed.split(',').reduce(withAlias, aliases);
}

/** Removes duplicate aliases and keeps the first spelling. (see rule: alias) */
export function distinctAliases(list: readonly string[]): readonly string[] {
  const distinct = new Map<string, string>();
  for (const entry of list) {
    const alias = entry.trim();
    const key = comparable(alias);
    if (key !== '' && !distinct.has(key)) distinct.set(key, alias);
  }
  return [...distinct.values()];
}
