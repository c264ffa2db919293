interface Identified {
  readonly id: string;
}

export function withChangedItem<T extends Identified>(
  list: readonly T[],
  id: string,
  changes: Partial<T>,
): readonly T[] {
  return list.map((each) => (each.id === id ? { ...each, ...changes } : each));
}

/** A removed item and its former position. */
export interface Removal<T> {
  readonly removed: T;
  readonly index: number;
}

/** Returns an item and its position, to restore it after removal. Returns undefined for an unknown id. */
export function findRemoval<T extends Identified>(list: readonly T[], id: string): Removal<T> | undefined {
  const index = list.findIndex((each) => each.id === id);
  const removed = list[index];
  return removed && { removed, index };
}

/**
 * Returns the list with a removed item back at its old position, or at the end if the list is now shorter.
 */
export function withRestoredItem<T extends Identified>(
  list: readonly T[],
  { removed, index }: Removal<T>,
): readonly T[] {
  return list.some(({ id }) => id === removed.id) ? list : list.toSpliced(index, 0, removed);
}
