import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { RemoveFromMenu } from './RemoveFromMenu.ts';

function setUp() {
  const menus = new FakeMenus(aMenu(aCategory('c1', [anItem('i1'), anItem('i2')]), aCategory('c2')));
  const { events, locks } = savingFakes();
  const remove = new RemoveFromMenu(menus, events, locks);
  return { menus, events, remove };
}

describe('RemoveFromMenu', () => {
  it('deletes an item or a category, and announces it', async () => {
    const { menus, events, remove } = setUp();
    await remove.execute({ restaurantId: 'r1', categoryId: 'c1', itemId: 'i1' });
    expect(menus.stored.categories[0]?.items.map(({ id }) => id)).toEqual(['i2']);
    await remove.execute({ restaurantId: 'r1', categoryId: 'c1', itemId: undefined });
    expect(menus.stored.categories.map(({ id }) => id)).toEqual(['c2']);
    expect(events.published).toHaveLength(2);
  });

  it('announces nothing if it fails', async () => {
    const { menus, events, remove } = setUp();
    menus.trouble = unreachable();
    const attempt = remove.execute({ restaurantId: 'r1', categoryId: 'c1', itemId: 'i1' });
    await expect(attempt).rejects.toBe(menus.trouble);
    expect(events.published).toEqual([]);
  });
});
