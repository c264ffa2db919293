/** The rows of a list. Says how many others could not be read, if any. */
export type Rows<T> = readonly T[] & { readonly unreadable?: number };

/** Returns the rows with the number of others that could not be read. */
export function rowsWith<T>(rows: readonly T[], unreadable = 0): Rows<T> {
  return unreadable > 0 ? Object.assign([...rows], { unreadable }) : rows;
}
