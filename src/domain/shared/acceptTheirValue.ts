import type { EditConflict } from './mergeEdits.ts';

type Values = Readonly<Record<string, unknown>>;

/** Resolves one conflict: returns `mine` with the other user's value at the conflict's path. */
export function acceptTheirValue<T>(mine: T, { path, kind, theirs }: EditConflict): T {
  if (kind === 'place') return withPlace(mine, path, idOf(theirs) ?? '') as T;
  const replacement = kind === 'order' ? (list: unknown) => sortedLike(list, theirs) : () => theirs;
  return replacedAt(mine, path, replacement) as T;
}

function replacedAt(value: unknown, path: readonly string[], replace: (value: unknown) => unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return replace(value);
  if (Array.isArray(value)) return withItem(value, path, (item) => replacedAt(item, rest, replace));
  const record = value as Values;
  return { ...record, [key]: replacedAt(record[key], rest, replace) };
}

/** Replaces a list item. Removes the item if `replace` returns undefined, and appends a missing item. */
function withItem(
  list: readonly unknown[],
  path: readonly string[],
  replace: (item: unknown) => unknown,
): readonly unknown[] {
  const place = indexOn(list, path);
  // resolving an earlier conflict removed the whole item
  if (place < 0 && path.length > 1) return list;
  const item = replace(list[place]);
  const items = item === undefined ? [] : [item];
  return place < 0 ? [...list, ...items] : list.toSpliced(place, 1, ...items);
}

/** Finds the item at a path. First looks for the inner item, which an earlier choice may have moved. */
function indexOn(list: readonly unknown[], [id, key = '', innerId]: readonly string[]): number {
  const holder = list.findIndex((item) => {
    const inner = (item as Values)[key];
    return Array.isArray(inner) && inner.some((each) => idOf(each) === innerId);
  });
  return innerId === undefined || holder < 0 ? list.findIndex((item) => idOf(item) === id) : holder;
}

/** Moves a nested item to another parent, for example a menu item to another category. */
function withPlace(value: unknown, path: readonly string[], holderId: string): unknown {
  let moved: unknown;
  const without = replacedAt(value, path, (item) => void (moved = item));
  return moved === undefined ? value : replacedAt(without, path.with(path.length - 3, holderId), () => moved);
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
