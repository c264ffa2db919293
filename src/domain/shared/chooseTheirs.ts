import type { EditConflict } from './mergeEdits.ts';

type Values = Readonly<Record<string, unknown>>;

/** Returns the user's value with someone else's value at a conflict. */
export function chooseTheirs<T>(mine: T, { path, kind, theirs }: EditConflict): T {
  const replacement = kind === 'order' ? (list: unknown) => sortedLike(list, theirs) : () => theirs;
  return replacedAt(mine, path, replacement) as T;
}

function replacedAt(value: unknown, path: readonly string[], replace: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replace(value);
  if (Array.isArray(value)) return withItem(value, key, (item) => replacedAt(item, rest, replace));
  const record = value as Values;
  return { ...record, [key]: replacedAt(record[key], rest, replace) };
}

/** Replaces an item of a list, removes it if nothing replaces it, or adds it at the end. */
function withItem(list: readonly unknown[], id: string, replace: (item: unknown) => unknown): unknown[] {
  const place = list.findIndex((item) => idOf(item) === id);
  const item = replace(list[place]);
  const items = item === undefined ? [] : [item];
  return place < 0 ? [...list, ...items] : list.toSpliced(place, 1, ...items);
}

function sortedLike(list: unknown, ids: unknown): unknown {
  const order = ids as readonly string[];
  const placeOf = (item: unknown) => {
    const place = order.indexOf(idOf(item) ?? '');
    return place < 0 ? order.length : place;
  };
  return (list as readonly unknown[]).toSorted((one, other) => placeOf(one) - placeOf(other));
}

function idOf(item: unknown): string | undefined {
  const { id, name } = item as Values;
  return (id ?? name) as string | undefined;
}
