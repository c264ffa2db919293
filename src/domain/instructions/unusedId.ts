interface Identified {
  readonly id: string;
}

/**
 * An id for what is added to a list: the word and the first number, from the next place on, that is not taken.
 * @param gone has left the list, and may come back
 */
export function unusedId(word: string, list: readonly Identified[], gone?: Identified): string {
  const taken = new Set([...list, ...(gone ? [gone] : [])].map(({ id }) => id));
  let number = list.length + 1;
  while (taken.has(`${word}-${number}`)) number += 1;
  return `${word}-${number}`;
}
