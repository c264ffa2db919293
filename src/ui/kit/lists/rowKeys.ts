interface WithId {
  readonly id: string;
}

/** Returns a row's id. Stable, for use as `keyOf` of memoized lists. */
export const idOf = ({ id }: WithId): string => id;

/**
 * Returns a React key for each row: its id. A repeated id gets a count, because a host may send a row twice
 * or reuse an order number and time.
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
