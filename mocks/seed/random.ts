import { uniformFloat32 } from 'pure-rand/distribution/uniformFloat32';
import { mersenne } from 'pure-rand/generator/mersenne';

/** Choices that look random and are the same for the same start: for rows that are made where faker is not. */
export interface Random {
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number;
  /** @throws Error when there is nothing to pick */
  pick<Item>(items: readonly Item[]): Item;
  /** True once in `count` times. */
  oneIn(count: number): boolean;
  digits(count: number): string;
}

export function createRandom(start: number): Random {
  // of pure-rand's generators the one whose first numbers differ for neighbouring starts
  const generator = mersenne(start);
  const below = (count: number) => Math.floor(uniformFloat32(generator) * count);
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
