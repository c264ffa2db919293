interface Identified {
  readonly id: string;
}

/**
 * Returns an unused id: the word plus the first free number after the list's length.
 * @param gone a removed item that may be restored, so its id stays reserved
 */
export function unusedId(word: string, list: readonly Identified[], gone?: Identified): string {
  const taken = new Set([...list, ...(gone ? [gone] : [])].map(({ id }) => id));
  let number = list.length + 1;
  while (taken.has(`${word}-${number}`)) number += 1;
  return `${word}-${number}`;
}
