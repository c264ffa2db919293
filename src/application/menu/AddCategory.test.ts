import { describe, expect, it } from 'vitest';
import { newCategory } from '#domain/menu/categoryDraft.ts';
import { aCategory, aMenu } from '#tests/support/builders/menu.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { AddCategory } from './AddCategory.ts';

function setUp() {
  const menus = new FakeMenus(aMenu(aCategory('c1')));
  const { events, locks } = savingFakes();
  return { menus, events, addCategory: new AddCategory(menus, events, locks) };
}

describe('AddCategory', () => {
  it('adds a category at the end of the menu and announces it', async () => {
    const { menus, events, addCategory } = setUp();
    const draft = { ...newCategory(menus.stored), name: ' Drinks ' };
    expect(await addCategory.execute('r1', draft)).toMatchObject({
      outcome: 'added',
      category: { name: 'Drinks', displayOrder: 2, items: [] },
    });
    expect(menus.stored.categories).toHaveLength(2);
    expect(events.published).toEqual([{ kind: 'saved', area: 'menu', restaurantId: 'r1' }]);
  });

  it('sends nothing invalid', async () => {
    const { menus, addCategory } = setUp();
    expect(await addCategory.execute('r1', { ...newCategory(menus.stored), displayOrder: NaN })).toEqual({
      outcome: 'invalid',
      problems: { name: 'required', displayOrder: 'no-number' },
    });
    expect(menus.calls).toEqual([]);
  });
});
