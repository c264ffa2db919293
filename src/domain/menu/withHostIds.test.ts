import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { mergeMenus } from './displayOrder.ts';
import type { Menu } from './menu.ts';
import { withHostIds } from './withHostIds.ts';

const pie = anItem('pie', { name: 'Pie' });
const before = aMenu(aCategory('sweets', [pie]));
const flan = (id: string) => anItem(id, { name: 'Flan' });
const planned = aMenu(aCategory('sweets', [pie, flan('new 1')]), aCategory('new 2', [flan('new 3')]));
const now = aMenu(aCategory('sweets', [pie, flan('h1')]), aCategory('h2', [flan('h3')]));
const idsIn = ({ categories }: Menu) =>
  categories.map(({ id, items }) => [id, ...items.map((item) => item.id)]);

// (rule: import once)
describe('An import that the host may have already saved', () => {
  it("gets the host's ids", () => {
    expect(withHostIds(planned, before, now)).toEqual(now);
  });

  it('keeps its own ids if the host has not saved it', () => {
    expect(withHostIds(planned, before, before)).toEqual(planned);
  });

  it('adds nothing twice', () => {
    expect(mergeMenus(before, planned, now)).toEqual({ value: now, conflicts: [] });
  });

  it('differs from the current menu if the host has not saved it', () => {
    expect(idsIn(mergeMenus(before, planned, before).value)).toEqual(idsIn(planned));
  });

  it("is merged with someone else's changes", () => {
    const sweets = aCategory('sweets', [{ ...pie, price: 19 }, flan('h1')]);
    const changed = aMenu(sweets, aCategory('h2', [flan('h3')]), aCategory('teas', [], { name: 'Teas' }));
    expect(mergeMenus(before, planned, changed)).toEqual({ value: changed, conflicts: [] });
  });

  it('keeps every item, even if several are equal', () => {
    const twice = aMenu(aCategory('sweets', [pie, flan('new 1'), flan('new 2')]));
    const once = aMenu(aCategory('sweets', [pie, flan('h1')]));
    expect(idsIn(withHostIds(twice, before, once))).toEqual([['sweets', 'pie', 'h1', 'new 2']]);
  });

  it('does not match an item with another price, or in another category', () => {
    const other = aMenu(
      aCategory('sweets', [pie, { ...flan('h1'), price: 99 }]),
      aCategory('teas', [flan('h2')], { name: 'Teas' }),
    );
    expect(withHostIds(planned, before, other)).toEqual(planned);
  });

  it('does not match an item that is older than the import', () => {
    const known = aMenu(aCategory('sweets', [flan('old')]));
    const again = aMenu(aCategory('sweets', [flan('old'), flan('new 1')]));
    expect(withHostIds(again, known, known)).toEqual(again);
  });
});
