import { describe, expect, it } from 'vitest';
import { unreachable } from '#tests/support/failures.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { aCategory, aMenu, anItem, someMenu } from '#tests/support/builders/menu.ts';
import fc from '#tests/support/properties.ts';
import { SaveMenuOrder } from './SaveMenuOrder.ts';

const [pie, cake, tart] = [anItem('i1'), anItem('i2'), anItem('i3')];
const sweets = aCategory('c1', [pie, cake, tart]);
const drinks = aCategory('c2');

function setUp(stored = aMenu(sweets, drinks)) {
  const menus = new FakeMenus(stored);
  return { menus, save: new SaveMenuOrder(menus) };
}

const orderOf = ({ categories }: typeof FakeMenus.prototype.stored) =>
  categories.map(({ id, displayOrder, items }) => [
    `${id} ${displayOrder}`,
    ...items.map((item) => `${item.id} ${item.displayOrder}`),
  ]);

describe('SaveMenuOrder', () => {
  it('saves the order of categories and items', async () => {
    const { menus, save } = setUp();
    const saved = await save.execute('r1', aMenu(drinks, aCategory('c1', [tart, pie, cake])));
    expect(orderOf(saved)).toEqual([['c2 1'], ['c1 2', 'i3 1', 'i1 2', 'i2 3']]);
    expect(menus.stored).toBe(saved);
  });

  it('keeps what others changed, removed, and added', async () => {
    const { menus, save } = setUp(
      aMenu(aCategory('c1', [{ ...pie, price: 19 }, tart, anItem('i4')]), drinks, aCategory('c3')),
    );
    await save.execute('r1', aMenu(drinks, aCategory('c1', [tart, cake, pie])));
    expect(orderOf(menus.stored)).toEqual([['c2 1'], ['c1 2', 'i3 1', 'i1 2', 'i4 3'], ['c3 3']]);
    expect(menus.stored.categories[1]?.items[1]?.price).toBe(19);
  });

  it('saves an unchanged order as is', () =>
    fc.assert(
      fc.asyncProperty(someMenu(), async (menu) => {
        const { menus, save } = setUp(menu);
        await save.execute('r1', menu);
        expect(menus.stored).toEqual(menu);
      }),
    ));

  it('saves nothing when the menu cannot be loaded', async () => {
    const { menus, save } = setUp();
    menus.trouble = unreachable();
    await expect(save.execute('r1', aMenu(drinks, sweets))).rejects.toBe(menus.trouble);
    expect(menus.calls).toEqual(['menu']);
  });
});
