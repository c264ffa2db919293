import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { mersenne } from 'pure-rand/generator/mersenne';

/** A seeded random generator, for rows that are created without faker. */
export interface Random {
  below(count: number): number;
  /** @throws Error for an empty list */
  pick<Item>(items: readonly Item[]): Item;
  /** True with probability 1 / `count`. */
  oneIn(count: number): boolean;
  digits(count: number): string;
}

export function createRandom(start: number): Random {
  // the only generator of pure-rand whose first numbers differ for adjacent seeds
  const generator = mersenne(start);
  const below = (count: number) => Math.floor(uniformFloat32(generator) * count);
  return {
    below,
    pick<Item>(items: readonly Item[]) {
      if (items.length === 0) throw new Error('The list is empty');
      return items[below(items.length)] as Item;
    },
    oneIn: (count) => below(count) === 0,
    digits: (count) => Array.from({ length: count }, () => below(10)).join(''),
  };
}
