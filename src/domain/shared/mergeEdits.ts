/** The path to a value: object keys and the ids of list items. */
export type ValuePath = readonly string[];

/** A value that two people changed differently. */
export interface EditConflict {
  readonly path: ValuePath;
  /**
   * `order`: both users sorted a list differently; `mine` and `theirs` are the sorted ids. `place`: both
   * users moved an item to different lists; they are the owners of these lists, such as categories.
   */
  readonly kind: 'value' | 'order' | 'place';
  /** The user's value. Undefined if the user removed it. */
  readonly mine: unknown;
  /** The saved value. Undefined if someone else removed it. */
  readonly theirs: unknown;
}

export interface MergedEdits<T> {
  /** The saved value with the user's edits. In a conflict, has the user's value. */
  readonly value: T;
  readonly conflicts: readonly EditConflict[];
}

/** The three versions of one value. */
interface Versions {
  readonly base: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly path: ValuePath;
}

type Values = Readonly<Record<string, unknown>>;

/** Number properties that decide the position of list items. The array itself can be in any order. */
const POSITIONS = ['displayOrder', 'priority'];

/**
 * Three-way merge of JSON values. Keeps unknown keys, and merges lists of items by id. Treats blank text as
 * missing.
 * @param base the value before the user's edits
 * @param mine the value with the user's edits
 * @param theirs the value as saved now
 */
export function mergeEdits<T>(base: T, mine: T, theirs: T): MergedEdits<T> {
  const conflicts: EditConflict[] = [];
  const value = mergeValue({ base, mine, theirs, path: [] }, conflicts) as T;
  return { value, conflicts };
}

/** Compares JSON values. Treats blank text as missing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other) || (isBlank(one) && isBlank(other))) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSameValue(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return keysOf(one, other).every((key) => isSameValue(one[key], other[key]));
}

function mergeValue(versions: Versions, conflicts: EditConflict[]): unknown {
  const { base, mine, theirs, path } = versions;
  if (isSameValue(mine, base)) return theirs;
  if (isRecord(mine) && isRecord(theirs)) {
    return mergeRecords({ path, base: isRecord(base) ? base : {}, mine, theirs }, conflicts);
  }
  const merged = mergeLists(versions, conflicts);
  if (merged) return merged;
  if (isSameValue(theirs, base) || isSameValue(mine, theirs)) return mine;
  conflicts.push({ path, kind: 'value', mine, theirs });
  return mine;
}

interface RecordVersions {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  readonly path: ValuePath;
}

function mergeRecords({ base, mine, theirs, path }: RecordVersions, conflicts: EditConflict[]): Values {
  const entries = keysOf(theirs, mine).map((key) => {
    const versions = { base: base[key], mine: mine[key], theirs: theirs[key], path: [...path, key] };
    return [key, mergeValue(versions, conflicts)] as const;
  });
  // omits a key that one side removed
  const isLeft = ([key, value]: readonly [string, unknown]) =>
    value !== undefined || (key in mine && key in theirs);
  return Object.fromEntries(entries.filter(isLeft));
}

/** Merges lists of items by unique id or name. Returns undefined for other values. */
function mergeLists({ base, mine, theirs, path }: Versions, conflicts: EditConflict[]) {
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return undefined;
  const before = Array.isArray(base) ? base : [];
  const idOf = identityIn(before, mine, theirs);
  if (!idOf) return undefined;
  const [was, is, other] = [before, mine, theirs].map(
    (list: readonly unknown[]) => new Map(list.map((item, index) => [idOf(item) ?? `new ${index}`, item])),
  ) as [Map<string, unknown>, Map<string, unknown>, Map<string, unknown>];
  const merged = new Map<string, unknown>();
  for (const id of new Set([...other.keys(), ...is.keys()])) {
    const versions = { base: was.get(id), mine: is.get(id), theirs: other.get(id), path: [...path, id] };
    const item =
      was.has(id) || (is.has(id) && other.has(id))
        ? mergeValue(versions, conflicts)
        : (is.get(id) ?? other.get(id));
    if (item !== undefined) merged.set(id, item);
  }
  const order = mergeOrder([...was.keys()], [...is.keys()], [...other.keys()]);
  const hasPositions = [...mine, ...theirs].some((item) =>
    POSITIONS.some((key) => isRecord(item) && key in item),
  );
  if (order.conflict && !hasPositions) conflicts.push({ path, kind: 'order', ...order.conflict });
  return order.ids.filter((id) => merged.has(id)).map((id) => merged.get(id));
}

/** Merges how two sides sorted the same ids. The side that moved ids wins, or the user if both did. */
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const isCommon = (id: string) => base.includes(id) && mine.includes(id) && theirs.includes(id);
  const [was, is, other] = [base, mine, theirs].map((ids) => ids.filter(isCommon)) as [
    string[],
    string[],
    string[],
  ];
  if (isSameValue(is, was)) return { ids: withNeighbors(theirs, mine), conflict: undefined };
  const isContested = !isSameValue(other, was) && !isSameValue(is, other);
  return {
    ids: withNeighbors(mine, theirs),
    conflict: isContested ? { mine: is, theirs: other } : undefined,
  };
}

/** Inserts ids that only `others` has. Each follows its predecessor in `others`, or goes to the end. */
function withNeighbors(ids: readonly string[], others: readonly string[]): readonly string[] {
  const all = [...ids];
  const lastShared = others.findLastIndex((id) => ids.includes(id));
  others.forEach((id, index) => {
    if (all.includes(id)) return;
    const place = all.indexOf(others[index - 1] ?? '') + 1;
    all.splice(index > lastShared ? all.length : place, 0, id);
  });
  return all;
}

/** Returns how to identify the items of all lists: by id, which new items may lack, or by unique name. */
function identityIn(...lists: readonly (readonly unknown[])[]) {
  const known = [...(lists[0] ?? []), ...(lists[2] ?? [])];
  const all = lists.flat();
  if (!all.every(isRecord)) return undefined;
  const textAt = (key: string) => (item: unknown) => {
    const text = (item as Values)[key];
    return typeof text === 'string' ? text : undefined;
  };
  const isUnique = (key: string) =>
    lists.every((list) => {
      const ids = list.map(textAt(key)).filter((id) => id !== undefined);
      return new Set(ids).size === ids.length;
    });
  if (all.some(textAt('id'))) {
    return known.every(textAt('id')) && isUnique('id') ? textAt('id') : undefined;
  }
  return all.every((item) => textAt('name')(item) !== undefined) && isUnique('name')
    ? textAt('name')
    : undefined;
}

const isBlank = (value: unknown) => value === undefined || value === null || value === '';

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keysOf = (one: object, other: object) => [...new Set([...Object.keys(one), ...Object.keys(other)])];
