import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { compareMenus } from './compareMenus.ts';
import { largeRemoval } from './largeRemoval.ts';
import type { Menu } from './menu.ts';

const withItems = (count: number) =>
  aMenu(
    aCategory(
      'c1',
      Array.from({ length: count }, (_, index) => anItem(`i${index}`)),
    ),
  );
const removal = (before: Menu, after: Menu) => largeRemoval(before, compareMenus(before, after));

// (rule: large removal)
describe('largeRemoval', () => {
  it('deletes more than a tenth of the items', () => {
    expect(removal(withItems(20), withItems(18))).toBeUndefined();
    expect(removal(withItems(20), withItems(17))).toEqual({ removed: 3, of: 20, noun: 'item' });
    expect(removal(withItems(5), withItems(4))).toEqual({ removed: 1, of: 5, noun: 'item' });
  });

  it('counts empty categories only if the menu has no items', () => {
    const empty = aMenu(aCategory('c1'), aCategory('c2'));
    expect(removal(aMenu(...withItems(20).categories, aCategory('c2')), withItems(20))).toBeUndefined();
    expect(removal(empty, aMenu(aCategory('c1')))).toEqual({ removed: 1, of: 2, noun: 'category' });
    expect(removal(aMenu(), withItems(3))).toBeUndefined();
  });
});
