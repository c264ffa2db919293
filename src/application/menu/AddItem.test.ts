import { describe, expect, it } from 'vitest';
import { NEW_ITEM } from '#domain/menu/itemDraft.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { AddItem } from './AddItem.ts';

function setUp() {
  const category = aCategory('c1', [anItem('i1'), anItem('i2')]);
  const menus = new FakeMenus(aMenu(category));
  const { events, locks } = savingFakes();
  return { category, menus, events, addItem: new AddItem(menus, events, locks) };
}

describe('AddItem', () => {
  it('adds an item at the end of its category and announces it', async () => {
    const { category, menus, events, addItem } = setUp();
    const draft = { ...NEW_ITEM, name: 'Affogato', description: 'Hot and cold', price: '6.50' };
    expect(await addItem.execute({ restaurantId: 'r1', category, draft })).toMatchObject({
      outcome: 'added',
      item: { name: 'Affogato', price: 6.5, displayOrder: 3 },
    });
    expect(menus.stored.categories[0]?.items).toHaveLength(3);
    expect(events.published).toEqual([{ kind: 'saved', area: 'menu', restaurantId: 'r1' }]);
  });

  it('sends nothing invalid', async () => {
    const { category, menus, events, addItem } = setUp();
    expect(await addItem.execute({ restaurantId: 'r1', category, draft: NEW_ITEM })).toEqual({
      outcome: 'invalid',
      problems: { name: 'required', price: 'required', description: 'required' },
    });
    expect([menus.calls, events.published]).toEqual([[], []]);
  });
});
