/** The readable rows of a list, with the number of unreadable rows, if any. */
export type Rows<T> = readonly T[] & { readonly unreadable?: number };

/** Adds the number of unreadable rows to a list. */
export function rowsWithUnreadable<T>(rows: readonly T[], unreadable = 0): Rows<T> {
  return unreadable > 0 ? Object.assign([...rows], { unreadable }) : rows;
}
