import { describe, expect, it, vi } from 'vitest';
import { draftOfCategory } from '#domain/menu/categoryDraft.ts';
import type { BulkChange } from '#domain/menu/bulkChange.ts';
import { moveCategory, moveItem } from '#domain/menu/editMenu.ts';
import { draftOfItem } from '#domain/menu/itemDraft.ts';
import type { Menu } from '#domain/menu/menu.ts';
import { planImport } from '#domain/menu/planImport.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { unreachable } from '#tests/support/failures.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { bulkKind } from './bulkKind.ts';
import { categoryKind } from './categoryKind.ts';
import { importKind } from './importKind.ts';
import { availabilityKind, itemKind } from './itemKind.ts';
import { orderKind } from './orderKind.ts';

const [pie, cake, tart] = [anItem('pie'), anItem('cake'), anItem('tart')];
const sweets = aCategory('sweets', [pie, cake, tart]);
const drinks = aCategory('drinks');

/** A menu as loaded, and what others made of it since. */
function setUp(since: Menu = aMenu(sweets, drinks)) {
  const menus = new FakeMenus(since);
  return { menus, save: savingFakes().saveSettings, loaded: aMenu(sweets, drinks) };
}

const itemsOf = ({ categories }: Menu) => categories.flatMap(({ items }) => items);
const orderIn = ({ categories }: Menu) =>
  categories.map(({ id, items }) => [id, ...items.map((item) => item.id)].join(' '));

describe('A menu item', () => {
  it('is saved with what others changed since, and keeps unknown keys', async () => {
    const theirs = { ...pie, price: 19, calories: 400 };
    const { menus, save } = setUp(aMenu(aCategory('sweets', [theirs, cake])));
    const base = draftOfItem(pie);
    const outcome = await save.execute({
      kind: itemKind(menus, 'aurora', 'pie'),
      base,
      edited: { ...base, name: 'Apple pie' },
    });
    expect(outcome).toMatchObject({ outcome: 'saved', answer: { name: 'Apple pie', price: 19 } });
    expect(itemsOf(menus.stored)[0]).toEqual({ ...theirs, name: 'Apple pie' });
  });

  it('is saved in the category in which it is now', async () => {
    const { menus, save } = setUp(aMenu(aCategory('sweets'), aCategory('cakes', [pie])));
    const base = draftOfItem(pie);
    await save.execute({ kind: itemKind(menus, 'aurora', 'pie'), base, edited: { ...base, price: '7' } });
    expect(menus.stored.categories[1]?.items[0]?.price).toBe(7);
  });

  it('may have been deleted', async () => {
    const { menus, save } = setUp(aMenu(drinks));
    const base = draftOfItem(pie);
    const edited = { ...base, price: '7' };
    const outcome = await save.execute({ kind: itemKind(menus, 'aurora', 'pie'), base, edited });
    expect(outcome).toEqual({ outcome: 'deleted' });
  });

  it('is not saved with an invalid price', async () => {
    const { menus, save } = setUp();
    const base = draftOfItem(pie);
    const edited = { ...base, price: '-1' };
    const outcome = await save.execute({ kind: itemKind(menus, 'aurora', 'pie'), base, edited });
    expect(outcome).toEqual({ outcome: 'invalid', problems: { price: 'no-price' } });
    expect(menus.calls).toEqual([]);
  });

  it('is sold out as it is now, with its current price', async () => {
    const theirs = { ...pie, price: 19 };
    const { menus, save } = setUp(aMenu(aCategory('sweets', [theirs])));
    await save.execute({
      kind: availabilityKind(menus, 'aurora', 'pie'),
      base: { isAvailable: true },
      edited: { isAvailable: false },
    });
    expect(itemsOf(menus.stored)[0]).toEqual({
      ...theirs,
      availability: { ...pie.availability, isAvailable: false },
    });
  });
});

describe('A menu category', () => {
  it('is saved with what others changed since, and keeps its items', async () => {
    const { menus, save } = setUp(aMenu({ ...sweets, description: 'Since 1987' }));
    const base = draftOfCategory(sweets);
    await save.execute({
      kind: categoryKind(menus, 'aurora', 'sweets'),
      base,
      edited: { ...base, name: ' Desserts ' },
    });
    expect(menus.stored.categories[0]).toEqual({ ...sweets, name: 'Desserts', description: 'Since 1987' });
  });
});

describe('The order of a menu', () => {
  it('is saved with what others changed, added, and removed', async () => {
    const { menus, save, loaded } = setUp(
      aMenu(aCategory('sweets', [{ ...pie, price: 19 }, tart, anItem('flan')]), drinks, aCategory('soups')),
    );
    const edited = moveItem(moveCategory(loaded, 'drinks', 0), 'sweets', 'tart', 0);
    await save.execute({ kind: orderKind(menus, 'aurora'), base: loaded, edited });
    expect(orderIn(menus.stored)).toEqual(['drinks', 'sweets tart pie flan', 'soups']);
    expect(itemsOf(menus.stored).find(({ id }) => id === 'pie')?.price).toBe(19);
  });

  it('is a conflict if someone else sorted the same list differently', async () => {
    const { menus, save, loaded } = setUp(aMenu(aCategory('sweets', [tart, cake, pie]), drinks));
    const edited = moveItem(loaded, 'sweets', 'cake', 0);
    const outcome = await save.execute({ kind: orderKind(menus, 'aurora'), base: loaded, edited });
    expect(outcome).toMatchObject({
      outcome: 'conflict',
      conflicts: [{ path: ['categories', 'sweets', 'items'], kind: 'order' }],
    });
    expect(menus.calls).toEqual(['menu']);
  });
});

describe('A bulk change', () => {
  const soldOut: BulkChange = { kind: 'availability', isAvailable: false };
  const change = (menus: FakeMenus, ids: readonly string[], wanted: BulkChange) =>
    bulkKind(menus, { restaurantId: 'aurora', ids: new Set(ids), change: wanted });

  it('is saved with one request and what others changed since', async () => {
    const { menus, save, loaded } = setUp(aMenu(aCategory('sweets', [{ ...pie, price: 19 }, tart]), drinks));
    const kind = change(menus, ['pie', 'cake', 'tart'], soldOut);
    const outcome = await save.execute({ kind, base: loaded, edited: loaded });
    expect(outcome).toMatchObject({ outcome: 'saved' });
    expect(menus.calls).toEqual(['menu', 'save']);
    expect(
      itemsOf(menus.stored).map(({ id, price, availability }) => [id, price, availability.isAvailable]),
    ).toEqual([
      ['pie', 19, false],
      ['tart', tart.price, false],
    ]);
  });

  it('moves items, except those that someone else moved elsewhere', async () => {
    const { menus, save, loaded } = setUp(
      aMenu(aCategory('sweets', [pie, cake]), drinks, aCategory('pies', [tart])),
    );
    const kind = change(menus, ['pie', 'tart'], { kind: 'move', categoryId: 'drinks' });
    await save.execute({ kind, base: loaded, edited: loaded });
    expect(orderIn(menus.stored)).toEqual(['sweets cake', 'drinks pie', 'pies tart']);
  });

  it('sends nothing if everything is as wanted, or the category was deleted', async () => {
    const { menus, save, loaded } = setUp();
    const nothing = change(menus, ['pie'], { kind: 'move', categoryId: 'sweets' });
    expect(await save.execute({ kind: nothing, base: loaded, edited: loaded })).toMatchObject({
      outcome: 'saved',
    });
    const gone = change(menus, ['pie'], { kind: 'move', categoryId: 'gone' });
    expect(await save.execute({ kind: gone, base: loaded, edited: loaded })).toEqual({ outcome: 'deleted' });
    expect(menus.calls).toEqual(['menu', 'menu']);
  });

  it('counts as saved if only the response was lost', async () => {
    const { menus, save, loaded } = setUp();
    const saving = menus.save.bind(menus);
    vi.spyOn(menus, 'save').mockImplementationOnce(async (...menu) => {
      await saving(...menu);
      throw unreachable();
    });
    const kind = change(menus, ['pie'], { kind: 'move', categoryId: 'drinks' });
    const outcome = await save.execute({ kind, base: loaded, edited: loaded });
    expect(outcome).toMatchObject({ outcome: 'saved' });
  });
});

describe('An import', () => {
  /** A file with another price for the pie, and a new item. */
  const file = {
    categories: [
      {
        id: 'sweets',
        name: 'sweets',
        items: [
          { id: 'pie', name: pie.name, price: 19 },
          { name: 'Flan', price: 6 },
        ],
      },
    ],
  };

  it('is saved with what others changed, added, and removed', async () => {
    const { menus, save, loaded } = setUp(
      aMenu(aCategory('sweets', [pie, { ...cake, description: 'By the slice' }, anItem('roll')]), drinks),
    );
    await save.execute({
      kind: importKind(menus, 'aurora'),
      base: loaded,
      edited: planImport(loaded, file, 'kept'),
    });
    expect(itemsOf(menus.stored).map(({ name, price, description }) => [name, price, description])).toEqual([
      [pie.name, 19, pie.description],
      [cake.name, cake.price, 'By the slice'],
      [anItem('roll').name, anItem('roll').price, anItem('roll').description],
      ['Flan', 6, ''],
    ]);
  });

  it('is a conflict if someone else changed the same price', async () => {
    const { menus, save, loaded } = setUp(
      aMenu(aCategory('sweets', [{ ...pie, price: 21 }, cake, tart]), drinks),
    );
    const outcome = await save.execute({
      kind: importKind(menus, 'aurora'),
      base: loaded,
      edited: planImport(loaded, file, 'kept'),
    });
    expect(outcome).toMatchObject({
      outcome: 'conflict',
      conflicts: [{ path: ['categories', 'sweets', 'items', 'pie', 'price'], mine: 19, theirs: 21 }],
    });
  });
});
