/** Choices that look random and are the same for the same start: for rows that are made where faker is not. */
export interface Chance {
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  /** @throws Error when there is nothing to pick */
  pick<Item>(items: readonly Item[]): Item;
  /** True once in `count` times. */
  oneIn(count: number): boolean;
  digits(count: number): string;
}

export function createChance(start: number): Chance {
  let state = start;
  /** From 0 to below 1, by mulberry32. */
  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick<Item>(items: readonly Item[]) {
      if (items.length === 0) throw new Error('There is nothing to pick from');
      return items[below(items.length)] as Item;
    },
    oneIn: (count) => below(count) === 0,
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  };
}
