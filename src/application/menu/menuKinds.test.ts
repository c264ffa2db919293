import { describe, expect, it } from 'vitest';
import { draftOfCategory, newCategory } from '#domain/menu/categoryDraft.ts';
import type { BulkChange } from '#domain/menu/bulkChange.ts';
import { moveCategory, moveItem } from '#domain/menu/editMenu.ts';
import { draftOfItem, NEW_ITEM } from '#domain/menu/itemDraft.ts';
import type { Category, Item, Menu } from '#domain/menu/menu.ts';
import { planImport } from '#domain/menu/planImport.ts';
import { Failure } from '../Failure.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import { FakeMenus } from '#tests/support/fakes/FakeMenus.ts';
import { savingFakes } from '#tests/support/fakes/savingFakes.ts';
import { loseResponse } from '#tests/support/loseResponse.ts';
import { categoryEditKind, newCategoryEditKind } from './categoryEditKind.ts';
import { addedAliasesEditKind, availabilityEditKind, itemEditKind, newItemEditKind } from './itemEditKind.ts';
import { bulkItemsEditKind, menuImportEditKind, menuSortingEditKind } from './menuKinds.ts';

const [pie, cake, tart] = [anItem('pie'), anItem('cake'), anItem('tart')];
const sweets = aCategory('sweets', [pie, cake, tart]);
const drinks = aCategory('drinks');
const sweetsPlace = { restaurantId: 'aurora', categoryId: 'sweets' };

/** A menu as loaded, and the same menu after changes by others. */
function setUp(since: Menu = aMenu(sweets, drinks)) {
  const menus = new FakeMenus(since);
  const { events, saveSettings } = savingFakes();
  return { menus, events, save: saveSettings, loaded: aMenu(sweets, drinks) };
}

const itemsOf = ({ categories }: Menu) => categories.flatMap(({ items }) => items);
const orderIn = ({ categories }: Menu) =>
  categories.map(({ id, items }) => [id, ...items.map((item) => item.id)].join(' '));

describe('A menu item', () => {
  it("is saved with others' changes, and keeps unknown keys", async () => {
    const theirs = { ...pie, price: 19, calories: 400 };
    const { menus, save } = setUp(aMenu(aCategory('sweets', [theirs, cake])));
    const base = draftOfItem(pie);
    const outcome = await save.execute({
      kind: itemEditKind(menus, sweetsPlace, 'pie'),
      base,
      edited: { ...base, name: 'Apple pie' },
    });
    expect(outcome).toMatchObject({ outcome: 'saved', answer: { name: 'Apple pie', price: 19 } });
    expect(itemsOf(menus.stored)[0]).toEqual({ ...theirs, name: 'Apple pie' });
  });

  it('is saved in its current category', async () => {
    const { menus, save } = setUp(aMenu(aCategory('sweets'), aCategory('cakes', [pie])));
    const base = draftOfItem(pie);
    await save.execute({
      kind: itemEditKind(menus, sweetsPlace, 'pie'),
      base,
      edited: { ...base, price: '7' },
    });
    expect(menus.stored.categories[1]?.items[0]?.price).toBe(7);
  });

  it('counts as saved if only the response was lost, even if the price was typed as 7.5', async () => {
    const { menus, save } = setUp();
    loseResponse(menus, 'changeItem');
    const base = draftOfItem(pie);
    const edited = { ...base, name: ' Apple pie ', price: '7.5' };
    const outcome = await save.execute({ kind: itemEditKind(menus, sweetsPlace, 'pie'), base, edited });
    expect(outcome).toMatchObject({ outcome: 'saved', saved: { name: 'Apple pie', price: '7.50' } });
  });

  it('can be added again after someone else deletes it', async () => {
    const { menus, save } = setUp(aMenu(drinks));
    const base = draftOfItem(pie);
    const edited = { ...base, price: '7' };
    const kind = itemEditKind(menus, { restaurantId: 'aurora', categoryId: 'drinks' }, 'pie');
    expect(await save.execute({ kind, base, edited })).toEqual({ outcome: 'deleted' });
    await save.execute({ kind: kind.again?.() ?? kind, base, edited });
    expect(itemsOf(menus.stored)).toMatchObject([{ name: pie.name, price: 7 }]);
  });

  it('is not saved with an invalid price', async () => {
    const { menus, save } = setUp();
    const base = draftOfItem(pie);
    const edited = { ...base, price: '-1' };
    const outcome = await save.execute({ kind: itemEditKind(menus, sweetsPlace, 'pie'), base, edited });
    expect(outcome).toEqual({ outcome: 'invalid', problems: { price: 'no-price' } });
    expect(menus.calls).toEqual([]);
  });

  it('keeps its current price when it is marked as sold out', async () => {
    const theirs = { ...pie, price: 19 };
    const { menus, save } = setUp(aMenu(aCategory('sweets', [theirs])));
    await save.execute({
      kind: availabilityEditKind(menus, 'aurora', 'pie'),
      base: { isAvailable: true },
      edited: { isAvailable: false },
    });
    expect(itemsOf(menus.stored)[0]).toEqual({
      ...theirs,
      availability: { ...pie.availability, isAvailable: false },
    });
  });

  it('gets another alias, and nothing else changes', async () => {
    const theirs = { ...pie, price: 19, description: '', aliases: [...pie.aliases, 'tart'] };
    const { menus, save } = setUp(aMenu(aCategory('sweets', [theirs])));
    await save.execute({
      kind: addedAliasesEditKind(menus, 'aurora', 'pie'),
      base: { aliases: [] },
      edited: { aliases: ['crostata'] },
    });
    expect(itemsOf(menus.stored)[0]).toEqual({ ...theirs, aliases: [...theirs.aliases, 'crostata'] });
  });
});

describe('A menu category', () => {
  it("is saved with others' changes, and keeps its items", async () => {
    const { menus, save } = setUp(aMenu({ ...sweets, description: 'Since 1987' }));
    const base = draftOfCategory(sweets);
    await save.execute({
      kind: categoryEditKind(menus, 'aurora', 'sweets'),
      base,
      edited: { ...base, name: ' Desserts ' },
    });
    expect(menus.stored.categories[0]).toEqual({ ...sweets, name: 'Desserts', description: 'Since 1987' });
  });
});

describe('A new menu item', () => {
  const draft = { ...NEW_ITEM, name: ' Affogato ', description: 'Hot and cold', price: '6.5' };
  const affogato = { name: 'Affogato', price: 6.5, displayOrder: 4 };
  const namesIn = ({ stored }: FakeMenus) => itemsOf(stored).map(({ name }) => name);

  it('is added at the end of its category, and further edits change it', async () => {
    const { menus, events, save } = setUp();
    const kind = newItemEditKind(menus, sweetsPlace);
    const outcome = await save.execute({ kind, base: NEW_ITEM, edited: draft });
    expect(outcome).toMatchObject({ outcome: 'saved', answer: affogato });
    expect(menus.stored.categories[0]?.items[3]).toMatchObject(affogato);
    expect(events.published).toEqual([{ kind: 'saved', area: 'menu', restaurantId: 'aurora' }]);

    const next = kind.next?.({ ...pie, id: 'new-1' });
    expect(await next?.read()).toMatchObject({ value: { name: 'Affogato' } });
  });

  it('is not sent if invalid', async () => {
    const { menus, events, save } = setUp();
    const kind = newItemEditKind(menus, sweetsPlace);
    expect(await save.execute({ kind, base: NEW_ITEM, edited: NEW_ITEM })).toEqual({
      outcome: 'invalid',
      problems: { name: 'required', price: 'required', description: 'required' },
    });
    expect([menus.calls, events.published]).toEqual([[], []]);
  });

  it('is not sent if its category was deleted', async () => {
    const { menus, save } = setUp(aMenu(drinks));
    const kind = newItemEditKind(menus, sweetsPlace);
    expect(await save.execute({ kind, base: NEW_ITEM, edited: draft })).toEqual({ outcome: 'deleted' });
  });

  // (rule: unknown outcomes)
  it('is found after a lost response, even if the host has added keys to it', async () => {
    const { menus, save } = setUp();
    const { addItem } = menus;
    const added = { calories: 400 };
    menus.addItem = (place, fields) => addItem.call(menus, place, { ...fields, ...added });
    loseResponse(menus, 'addItem');
    const kind = newItemEditKind(menus, sweetsPlace);
    const outcome = await save.execute({ kind, base: NEW_ITEM, edited: draft });
    expect(outcome).toMatchObject({ outcome: 'saved', saved: { price: '6.50' }, answer: affogato });
  });

  it('is found after a lost response if its availability was toggled in the list', async () => {
    const { menus, save } = setUp();
    const kind = newItemEditKind(menus, sweetsPlace);
    const { menu } = menus;
    loseResponse(menus, 'addItem');
    menus.menu = async (...args) => {
      const now = await menu.apply(menus, args);
      const toggled = (item: Item) => ({
        ...item,
        availability: { ...item.availability, isAvailable: false },
      });
      const isNew = ({ name }: Item) => name === 'Affogato';
      const items = (all: readonly Item[]) => all.map((item) => (isNew(item) ? toggled(item) : item));
      return { ...now, categories: now.categories.map((each) => ({ ...each, items: items(each.items) })) };
    };
    const outcome = await save.execute({ kind, base: NEW_ITEM, edited: draft });
    expect(outcome).toMatchObject({ outcome: 'saved', answer: { availability: { isAvailable: false } } });
  });

  it('is found after a lost response if a colleague moved it to another category', async () => {
    const { menus, save } = setUp(aMenu(aCategory('sweets'), drinks));
    const kind = newItemEditKind(menus, sweetsPlace);
    loseResponse(menus, 'addItem');
    const { menu } = menus;
    menus.menu = async (...args) => {
      const now = await menu.apply(menus, args);
      const [from, to] = now.categories as [Category, Category];
      const moved = { ...to, items: [...to.items, ...from.items] };
      return { ...now, categories: [{ ...from, items: [] }, moved] };
    };
    const outcome = await save.execute({ kind, base: NEW_ITEM, edited: draft });
    expect(outcome).toMatchObject({ outcome: 'saved', answer: { name: 'Affogato' } });
  });

  it('is added even if a colleague already added an equal item', async () => {
    const { menus, save } = setUp();
    const kind = newItemEditKind(menus, sweetsPlace);
    await save.execute({ kind, base: NEW_ITEM, edited: draft });
    const { addItem } = menus;
    menus.addItem = () => Promise.reject(new Failure('unreachable'));
    const add = () => save.execute({ kind, base: NEW_ITEM, edited: draft, key: 'form' });
    expect(await add()).toEqual({ outcome: 'unknown' });
    menus.addItem = addItem;
    expect(await add()).toMatchObject({ outcome: 'saved' });
    expect(namesIn(menus).filter((name) => name === 'Affogato')).toHaveLength(2);
  });
});

describe('A new menu category', () => {
  function setUpCategory() {
    const { menus, ...all } = setUp();
    const base = newCategory(menus.stored);
    const kind = newCategoryEditKind(menus, 'aurora');
    const add = (changes = {}, key = 'form') =>
      all.save.execute({ kind, base, edited: { ...base, name: ' Soups ', ...changes }, key });
    return { ...all, menus, kind, add };
  }
  const soups = { name: 'Soups', displayOrder: 3, items: [] };

  it('is added at the end of the menu, and further edits change it', async () => {
    const { menus, events, kind, add } = setUpCategory();
    expect(await add()).toMatchObject({ outcome: 'saved', answer: soups });
    expect(menus.stored.categories).toHaveLength(3);
    expect(events.published).toEqual([{ kind: 'saved', area: 'menu', restaurantId: 'aurora' }]);
    expect(await kind.next?.({ ...sweets, id: 'new-1' }).read()).toMatchObject({ value: { name: 'Soups' } });
  });

  it('is not sent if invalid', async () => {
    const { menus, add } = setUpCategory();
    expect(await add({ name: ' ', displayOrder: NaN })).toEqual({
      outcome: 'invalid',
      problems: { name: 'required', displayOrder: 'no-number' },
    });
    expect(menus.calls).toEqual([]);
  });

  // (rule: unknown outcomes)
  it('is found after a lost response, and is added even if a colleague has added an equal category', async () => {
    const { menus, add } = setUpCategory();
    loseResponse(menus, 'addCategory');
    expect(await add()).toMatchObject({ outcome: 'saved', answer: soups });
    const { addCategory } = menus;
    menus.addCategory = () => Promise.reject(new Failure('unreachable'));
    expect(await add()).toEqual({ outcome: 'unknown' });
    menus.addCategory = addCategory;
    expect(await add()).toMatchObject({ outcome: 'saved' });
    expect(menus.stored.categories.map(({ name }) => name).filter((name) => name === 'Soups')).toHaveLength(
      2,
    );
  });
});

describe('The sorting of a menu', () => {
  it("is saved with others' changes, additions, and removals", async () => {
    const { menus, save, loaded } = setUp(
      aMenu(aCategory('sweets', [{ ...pie, price: 19 }, tart, anItem('flan')]), drinks, aCategory('soups')),
    );
    const edited = moveItem(moveCategory(loaded, 'drinks', 0), 'sweets', 'tart', 0);
    await save.execute({ kind: menuSortingEditKind(menus, 'aurora'), base: loaded, edited });
    expect(orderIn(menus.stored)).toEqual(['drinks', 'sweets tart pie flan', 'soups']);
    expect(itemsOf(menus.stored).find(({ id }) => id === 'pie')?.price).toBe(19);
  });

  it('is a conflict if someone else sorted the same list differently', async () => {
    const { menus, save, loaded } = setUp(aMenu(aCategory('sweets', [tart, cake, pie]), drinks));
    const edited = moveItem(loaded, 'sweets', 'cake', 0);
    const outcome = await save.execute({ kind: menuSortingEditKind(menus, 'aurora'), base: loaded, edited });
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
    bulkItemsEditKind(menus, { restaurantId: 'aurora', ids: new Set(ids), change: wanted });

  it("is saved with one request, together with others' changes", async () => {
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

  it('sends nothing if nothing would change, or if the category was deleted', async () => {
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
    loseResponse(menus, 'save');
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

  it("is saved with others' changes, additions, and removals", async () => {
    const { menus, save, loaded } = setUp(
      aMenu(aCategory('sweets', [pie, { ...cake, description: 'By the slice' }, anItem('roll')]), drinks),
    );
    await save.execute({
      kind: menuImportEditKind(menus, 'aurora'),
      base: loaded,
      edited: planImport(loaded, file, 'kept', ({ name }) => `row of ${name}`),
    });
    expect(itemsOf(menus.stored).map(({ name, price, description }) => [name, price, description])).toEqual([
      [pie.name, 19, pie.description],
      [cake.name, cake.price, 'By the slice'],
      [anItem('roll').name, anItem('roll').price, anItem('roll').description],
      ['Flan', 6, ''],
    ]);
  });

  // (rule: unknown outcomes)
  it('adds nothing twice after a lost response, even if the host assigns new ids', async () => {
    const { menus, save, loaded } = setUp();
    const edited = planImport(
      loaded,
      { categories: [...file.categories, { name: 'Soups', items: [{ name: 'Miso', price: 6 }] }] },
      'kept',
      ({ name }) => `row of ${name}`,
    );
    const press = () => save.execute({ kind: menuImportEditKind(menus, 'aurora'), base: loaded, edited });
    loseResponse(menus, 'save');
    expect(await press()).toMatchObject({ outcome: 'saved' });
    const saved = menus.stored;
    expect(orderIn(saved)).toEqual(['sweets pie cake tart new-1', 'drinks', 'new-2 new-3']);
    expect(await press()).toMatchObject({ outcome: 'saved' });
    expect(menus.stored).toBe(saved);
  });

  it('is a conflict if someone else changed the same price', async () => {
    const { menus, save, loaded } = setUp(
      aMenu(aCategory('sweets', [{ ...pie, price: 21 }, cake, tart]), drinks),
    );
    const outcome = await save.execute({
      kind: menuImportEditKind(menus, 'aurora'),
      base: loaded,
      edited: planImport(loaded, file, 'kept', ({ name }) => `row of ${name}`),
    });
    expect(outcome).toMatchObject({
      outcome: 'conflict',
      conflicts: [{ path: ['categories', 'sweets', 'items', 'pie', 'price'], mine: 19, theirs: 21 }],
    });
  });
});
