import { describe, expect, it } from 'vitest';
import { draftOfItem, NEW_ITEM } from '#domain/menu/itemDraft.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { SaveItem } from './SaveItem.ts';

function setUp() {
  const item = anItem('i1');
  const category = aCategory('c1', [item, anItem('i2')]);
  const menus = new FakeMenus(aMenu(category));
  return { item, category, menus, save: new SaveItem(menus) };
}

describe('SaveItem', () => {
  it('adds an item at the end of its category', async () => {
    const { category, menus, save } = setUp();
    const draft = { ...NEW_ITEM, name: 'Affogato', description: 'Hot and cold', price: '6.50' };
    const outcome = await save.execute({ restaurantId: 'r1', category, item: undefined, draft });
    expect(outcome).toMatchObject({
      outcome: 'saved',
      item: { name: 'Affogato', price: 6.5, displayOrder: 3 },
    });
    expect(menus.stored.categories[0]?.items.map(({ name }) => name)).toEqual([
      'Tiramisù',
      'Tiramisù',
      'Affogato',
    ]);
  });

  it('changes an item in place', async () => {
    const { item, category, menus, save } = setUp();
    const draft = { ...draftOfItem(item), price: '12' };
    expect(await save.execute({ restaurantId: 'r1', category, item, draft })).toEqual({
      outcome: 'saved',
      item: { ...item, price: 12 },
    });
    expect(menus.calls).toEqual(['changeItem']);
  });

  it('sends nothing invalid', async () => {
    const { category, menus, save } = setUp();
    const outcome = await save.execute({ restaurantId: 'r1', category, item: undefined, draft: NEW_ITEM });
    expect(outcome).toEqual({
      outcome: 'invalid',
      problems: { name: 'required', price: 'required', description: 'required' },
    });
    expect(menus.calls).toEqual([]);
  });

  it('passes on the failure of the request', async () => {
    const { item, category, menus, save } = setUp();
    menus.trouble = unreachable();
    const attempt = save.execute({ restaurantId: 'r1', category, item, draft: draftOfItem(item) });
    await expect(attempt).rejects.toBe(menus.trouble);
  });
});
