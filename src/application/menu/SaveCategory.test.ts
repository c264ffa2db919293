import { describe, expect, it } from 'vitest';
import { draftOfCategory, newCategory } from '#domain/menu/categoryDraft.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { SaveCategory } from './SaveCategory.ts';

function setUp() {
  const category = aCategory('c1', [anItem('i1')]);
  const menus = new FakeMenus(aMenu(category));
  return { category, menus, save: new SaveCategory(menus) };
}

describe('SaveCategory', () => {
  it('adds a category at the end of the menu', async () => {
    const { menus, save } = setUp();
    const draft = { ...newCategory(menus.stored), name: ' Drinks ' };
    const outcome = await save.execute({ restaurantId: 'r1', category: undefined, draft });
    expect(outcome).toMatchObject({
      outcome: 'saved',
      category: { name: 'Drinks', displayOrder: 2, items: [] },
    });
    expect(menus.stored.categories).toHaveLength(2);
  });

  it('changes a category and keeps its items', async () => {
    const { category, menus, save } = setUp();
    const draft = { ...draftOfCategory(category), name: 'Sweets', isActive: false };
    const outcome = await save.execute({ restaurantId: 'r1', category, draft });
    expect(outcome).toEqual({ outcome: 'saved', category: { ...category, name: 'Sweets', isActive: false } });
    expect(menus.stored.categories[0]?.items).toEqual(category.items);
  });

  it('sends nothing invalid', async () => {
    const { category, menus, save } = setUp();
    const draft = { ...draftOfCategory(category), name: ' ', displayOrder: NaN };
    expect(await save.execute({ restaurantId: 'r1', category, draft })).toEqual({
      outcome: 'invalid',
      problems: { name: 'required', displayOrder: 'no-number' },
    });
    expect(menus.calls).toEqual([]);
  });

  it('passes on the failure of the request', async () => {
    const { category, menus, save } = setUp();
    menus.trouble = unreachable();
    const attempt = save.execute({ restaurantId: 'r1', category, draft: draftOfCategory(category) });
    await expect(attempt).rejects.toBe(menus.trouble);
  });
});
