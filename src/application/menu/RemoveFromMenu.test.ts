import { describe, expect, it } from 'vitest';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { refused } from '#tests/support/failures.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { loseResponse } from '#tests/support/loseResponse.ts';
import { RemoveFromMenu, type MenuRemoval } from './RemoveFromMenu.ts';

function setUp() {
  const [pie, cake] = [anItem('pie'), anItem('cake')];
  const menus = new FakeMenus(aMenu(aCategory('sweets', [pie, cake]), aCategory('cakes')));
  const { events, writes } = savingFakes();
  const useCase = new RemoveFromMenu(menus, events, writes);
  const remove = (itemId: string | undefined, options: Partial<MenuRemoval> = {}) =>
    useCase.execute({ restaurantId: 'aurora', categoryId: 'sweets', itemId, ...options });
  return { menus, events, pie, cake, remove };
}

const saved = { kind: 'saved', restaurantId: 'aurora', area: 'menu' };

describe('RemoveFromMenu', () => {
  it('deletes an item or a category, and announces the change', async () => {
    const { menus, events, remove } = setUp();
    expect(await remove('pie')).toBe('removed');
    expect(menus.stored.categories[0]?.items.map(({ id }) => id)).toEqual(['cake']);
    expect(await remove(undefined)).toBe('removed');
    expect(menus.stored.categories.map(({ id }) => id)).toEqual(['cakes']);
    expect(events.published).toEqual([saved, saved]);
  });

  it('deletes an item that someone else moved to another category', async () => {
    const { menus, pie, cake, remove } = setUp();
    menus.stored = aMenu(aCategory('sweets', [cake]), aCategory('cakes', [pie]));
    expect(await remove('pie')).toBe('removed');
    expect(menus.stored).toEqual(aMenu(aCategory('sweets', [cake]), aCategory('cakes')));
  });

  it('sends nothing if someone else deleted the item first, but announces the change', async () => {
    const { menus, events, remove } = setUp();
    menus.stored = aMenu();
    expect([await remove('pie'), await remove(undefined)]).toEqual(['gone', 'gone']);
    expect(menus.calls).toEqual(['menu', 'menu']);
    expect(events.published).toEqual([saved, saved]);
  });

  it('keeps a category with an item that the user has not seen, and announces nothing', async () => {
    const { menus, events, remove } = setUp();
    expect(await remove(undefined, { knownItems: ['cake'] })).toBe('other');
    expect([menus.calls, events.published]).toEqual([['menu'], []]);
    expect(await remove(undefined, { knownItems: ['cake', 'pie'] })).toBe('removed');
  });

  // (rule: unknown outcomes)
  it('succeeds if only the response was lost', async () => {
    const { menus, remove } = setUp();
    loseResponse(menus, 'removeItem');
    loseResponse(menus, 'removeCategory');
    expect([await remove('pie'), await remove(undefined)]).toEqual(['removed', 'removed']);
  });

  it('sends the request at once when the page closes', () => {
    const { menus, remove } = setUp();
    void remove('pie', { isClosing: true });
    expect(menus.calls).toEqual(['removeItem']);
  });

  it('announces nothing after a failure', async () => {
    const { menus, events, remove } = setUp();
    menus.trouble = refused(403);
    await expect(remove('pie')).rejects.toBe(menus.trouble);
    expect(events.published).toEqual([]);
  });
});
