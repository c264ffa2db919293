interface WithId {
  readonly id: string;
}

/** Returns the id of a row. A stable function, for memoized lists. */
export const idOf = ({ id }: WithId): string => id;

/**
 * Returns a React key for each row: its id, with a count from the second row on that has the same one. A host
 * may send a row twice, or use a number and a time again.
 */
export function rowKeys<T>(rows: readonly T[], identityOf: (row: T) => string): readonly string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const id = identityOf(row);
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    return count === 1 ? id : `${id} (${count})`;
  });
}
