interface Identified {
  readonly id: string;
}

/** The list with one of its things changed. */
export function withChangedItem<T extends Identified>(
  list: readonly T[],
  id: string,
  changes: Partial<T>,
): readonly T[] {
  return list.map((each) => (each.id === id ? { ...each, ...changes } : each));
}

/** Something that was taken out of a list, and where it was. */
export interface Removal<T> {
  readonly removed: T;
  readonly index: number;
}

/** What taking a thing out of its list comes to; none when it is not there. */
export function findRemoval<T extends Identified>(list: readonly T[], id: string): Removal<T> | undefined {
  const index = list.findIndex((each) => each.id === id);
  const removed = list[index];
  return removed && { removed, index };
}

/** The list with what was taken out back where it was, as far as there is still such a place. */
export function withRestoredItem<T extends Identified>(
  list: readonly T[],
  { removed, index }: Removal<T>,
): readonly T[] {
  return list.some(({ id }) => id === removed.id) ? list : list.toSpliced(index, 0, removed);
}
