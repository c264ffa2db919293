import { describe, expect, it } from 'vitest';
import { acceptTheirValue } from '#domain/shared/acceptTheirValue.ts';
import { aCategory, aMenu, anItem } from '#tests/support/builders/menu.ts';
import fc from '#tests/support/properties.ts';
import { mergeMenuOrder, mergeMenus } from './displayOrder.ts';
import { moveItem } from './editMenu.ts';
import type { Category, Menu } from './menu.ts';

const [pie, cake, cola] = [anItem('pie'), anItem('cake'), anItem('cola')];
/** Returns a menu with these items by category. A category with undefined items is omitted. */
const menu = (items: Readonly<Record<string, Category['items'] | undefined>>) =>
  aMenu(...Object.entries(items).flatMap(([id, list]) => (list ? [aCategory(id, list, { name: id })] : [])));
const orderOf = ({ categories }: Menu) =>
  categories.map(({ id, items }) => [id, ...items.map((item) => item.id)].join(' '));
const pathsOf = ({ conflicts }: ReturnType<typeof mergeMenus>) => conflicts.map(({ path }) => path.join(' '));

const base = menu({ sweets: [pie, cake], drinks: [cola], teas: [] });
const pieMoved = menu({ sweets: [cake], drinks: [cola, pie], teas: [] });

describe('A list that the user and someone else sort', () => {
  const three = (...ids: readonly string[]) =>
    menu({ sweets: ids.map((id) => anItem(id)), drinks: [], teas: [] });

  it('has a conflict about how it is sorted', () => {
    const merged = mergeMenus(three('a', 'b', 'c'), three('b', 'a', 'c'), three('c', 'a', 'b'));
    expect(pathsOf(merged)).toEqual(['categories sweets items']);
    expect(orderOf(merged.value)).toEqual(['sweets b a c', 'drinks', 'teas']);
    expect(orderOf(withTheirs(merged))).toEqual(['sweets c a b', 'drinks', 'teas']);
  });

  it('has no conflict if only one person sorts it', () => {
    const merged = mergeMenus(three('a', 'b', 'c'), three('a', 'b', 'c', 'new'), three('c', 'a', 'b'));
    expect(merged.conflicts).toEqual([]);
    expect(orderOf(merged.value)[0]).toBe('sweets c a b new');
  });
});

// (rule: moved items)
describe('An item that the user moves', () => {
  it("keeps someone else's edits", () => {
    const theirs = menu({ sweets: [{ ...pie, price: 19 }, cake], drinks: [cola], teas: [] });
    const { value, conflicts } = mergeMenus(base, pieMoved, theirs);
    expect(orderOf(value)).toEqual(['sweets cake', 'drinks cola pie', 'teas']);
    expect(value.categories[1]?.items[1]?.price).toBe(19);
    expect(conflicts).toEqual([]);
  });

  it('is deleted if someone else deletes it', () => {
    const { value, conflicts } = mergeMenus(
      base,
      pieMoved,
      menu({ sweets: [cake], drinks: [cola], teas: [] }),
    );
    expect(orderOf(value)).toEqual(['sweets cake', 'drinks cola', 'teas']);
    expect(conflicts).toEqual([]);
  });

  it('is a conflict if someone else deletes it and the user also edits it', () => {
    const mine = menu({ sweets: [cake], drinks: [cola, { ...pie, price: 19 }], teas: [] });
    const merged = mergeMenus(base, mine, menu({ sweets: [cake], drinks: [cola], teas: [] }));
    expect(orderOf(merged.value)).toEqual(['sweets cake', 'drinks cola pie', 'teas']);
    expect(pathsOf(merged)).toEqual(['categories drinks items pie']);
    expect(orderOf(withTheirs(merged))).toEqual(['sweets cake', 'drinks cola', 'teas']);
  });

  it('is a conflict if someone else moves it to a third category', () => {
    const theirs = menu({ sweets: [cake], drinks: [cola], teas: [pie] });
    const merged = mergeMenus(base, pieMoved, theirs);
    expect(orderOf(merged.value)).toEqual(['sweets cake', 'drinks cola pie', 'teas']);
    expect(merged.conflicts).toEqual([
      {
        path: ['categories', 'drinks', 'items', 'pie'],
        kind: 'place',
        mine: { id: 'drinks', name: 'drinks' },
        theirs: { id: 'teas', name: 'teas' },
      },
    ]);
    expect(orderOf(withTheirs(merged))).toEqual(orderOf(theirs));
  });

  it('has a conflict about its price in either category', () => {
    const mine = menu({ sweets: [cake], drinks: [cola, { ...pie, price: 18 }], teas: [] });
    const theirs = menu({ sweets: [cake], drinks: [cola], teas: [{ ...pie, price: 19 }] });
    const merged = mergeMenus(base, mine, theirs);
    expect(pathsOf(merged)).toEqual(['categories drinks items pie', 'categories drinks items pie price']);
    const chosen = withTheirs(merged);
    expect(orderOf(chosen)).toEqual(orderOf(theirs));
    expect(chosen.categories[2]?.items[0]?.price).toBe(19);
  });

  it('stays in its category if someone else deletes the new one', () => {
    const { value, conflicts } = mergeMenus(base, pieMoved, menu({ sweets: [pie, cake], teas: [] }));
    expect(orderOf(value)).toEqual(['sweets pie cake', 'teas']);
    expect(conflicts).toEqual([]);
  });
});

describe('A category that someone else deletes', () => {
  it('is a conflict if the user adds an item to it', () => {
    const mine = menu({ sweets: [pie, cake], drinks: [cola, anItem('tea')], teas: [] });
    const merged = mergeMenus(base, mine, menu({ sweets: [pie, cake], teas: [] }));
    expect(orderOf(merged.value)).toEqual(['sweets pie cake', 'drinks tea', 'teas']);
    expect(pathsOf(merged)).toEqual(['categories drinks']);
    expect(orderOf(withTheirs(merged))).toEqual(['sweets pie cake', 'teas']);
  });

  it('is a conflict if the user edits one of its items', () => {
    const mine = menu({ sweets: [pie, cake], drinks: [{ ...cola, price: 4 }], teas: [] });
    const merged = mergeMenus(base, mine, menu({ sweets: [pie, cake], teas: [] }));
    expect(pathsOf(merged)).toEqual(['categories drinks', 'categories drinks items cola']);
    expect(orderOf(withTheirs(merged))).toEqual(['sweets pie cake', 'teas']);
  });
});

describe('A category that the user deletes', () => {
  const mine = menu({ sweets: [pie, cake], teas: [] });

  it('is a conflict if someone else adds an item to it', () => {
    const theirs = menu({ sweets: [pie, cake], drinks: [cola, anItem('tea')], teas: [] });
    const merged = mergeMenus(base, mine, theirs);
    expect(orderOf(merged.value)).toEqual(['sweets pie cake', 'teas']);
    expect(pathsOf(merged)).toEqual(['categories drinks']);
    expect(orderOf(withTheirs(merged))).toEqual(['sweets pie cake', 'teas', 'drinks cola tea']);
  });

  it('is a conflict if someone else edits one of its items', () => {
    const theirs = menu({ sweets: [pie, cake], drinks: [{ ...cola, price: 4 }], teas: [] });
    const merged = mergeMenus(base, mine, theirs);
    expect(pathsOf(merged)).toEqual(['categories drinks']);
    expect(withTheirs(merged).categories[2]?.items[0]?.price).toBe(4);
  });

  it('does not delete an item that someone else moves to it', () => {
    const { value, conflicts } = mergeMenus(base, mine, pieMoved);
    expect(orderOf(value)).toEqual(['sweets pie cake', 'teas']);
    expect(conflicts).toEqual([]);
  });
});

describe('Menus in which two items share an id', () => {
  it('are merged by category', () => {
    const doubled = menu({ sweets: [pie], drinks: [pie] });
    const mine = menu({ sweets: [{ ...pie, price: 19 }], drinks: [pie] });
    expect(mergeMenus(doubled, mine, doubled).value).toEqual(mine);
  });
});

describe('A menu that the user only sorted', () => {
  it('keeps an item where someone else moved it', () => {
    const mine = moveItem(base, 'sweets', 'cake', 0);
    const { value, conflicts } = mergeMenuOrder(base, mine, pieMoved);
    expect(orderOf(value)).toEqual(['sweets cake', 'drinks cola pie', 'teas']);
    expect(conflicts).toEqual([]);
  });

  it('has no conflict about a category that someone else deletes', () => {
    const mine = moveItem(base, 'sweets', 'cake', 0);
    expect(mergeMenuOrder(base, mine, menu({ drinks: [cola] }))).toEqual({
      value: menu({ drinks: [cola] }),
      conflicts: [],
    });
  });
});

/** Generates menus that share some categories and items, in any sequence, and have some of their own. */
const someVersion = (side: string): fc.Arbitrary<Menu> => {
  const ids = ['a', 'b', 'c', 'd', `${side} item`];
  const categoryIds = ['x', 'y', 'z', `${side} category`];
  return fc
    .record({
      categories: fc.shuffledSubarray(categoryIds, { minLength: 1 }),
      names: fc.dictionary(fc.constantFrom(...categoryIds), fc.constantFrom('one', 'two')),
      items: fc.shuffledSubarray(ids),
      places: fc.array(fc.nat(3), { minLength: ids.length, maxLength: ids.length }),
      prices: fc.array(fc.nat(1), { minLength: ids.length, maxLength: ids.length }),
    })
    .map(({ categories, names, items, places, prices }) =>
      aMenu(
        ...categories.map((id, place) =>
          aCategory(
            id,
            items
              .filter((_, index) => (places[index] ?? 0) % categories.length === place)
              .map((item, index) => anItem(item, { name: item, price: prices[index] ?? 0 })),
            { name: `${id} ${names[id] ?? ''}` },
          ),
        ),
      ),
    );
};
const versions = [someVersion('base'), someVersion('my'), someVersion('their')] as const;

describe('Any three versions of a menu', () => {
  const itemIds = ({ categories }: Menu) => categories.flatMap(({ items }) => items.map(({ id }) => id));
  const categoryIds = ({ categories }: Menu) => categories.map(({ id }) => id);
  const idsIn = (value: Menu) => [...itemIds(value), ...categoryIds(value)];

  it('merge into a menu with unique ids, for any choices in conflicts', () => {
    fc.assert(
      fc.property(...versions, fc.array(fc.boolean(), { minLength: 20 }), (was, mine, theirs, choices) => {
        const { value, conflicts } = mergeMenus(was, mine, theirs);
        const chosen = conflicts.filter((_, index) => choices[index]).reduce(acceptTheirValue, value);
        for (const result of [value, chosen]) {
          expect(idsIn(result)).toEqual([...new Set(idsIn(result))]);
          expect(result.categories.flatMap(({ items }) => items).every(({ name }) => name)).toBe(true);
        }
      }),
    );
  });

  it('lose only items and categories that one side deleted, except in a conflict', () => {
    fc.assert(
      fc.property(...versions, (was, mine, theirs) => {
        const { value, conflicts } = mergeMenus(was, mine, theirs);
        const before = new Set(idsIn(was));
        const inConflict = new Set([
          ...conflicts.flatMap(({ path }) => path),
          ...conflicts.flatMap(idsInTheirs),
        ]);
        const [here, there, merged] = [mine, theirs, value].map((each) => new Set(idsIn(each))) as [
          Set<string>,
          Set<string>,
          Set<string>,
        ];
        for (const id of new Set([...here, ...there])) {
          const isDeleted = before.has(id) && !(here.has(id) && there.has(id));
          expect(isDeleted || merged.has(id) || inConflict.has(id), id).toBe(true);
        }
      }),
    );
  });

  it('restore no deleted item or category, except in a conflict', () => {
    fc.assert(
      fc.property(...versions, (was, mine, theirs) => {
        const { value, conflicts } = mergeMenus(was, mine, theirs);
        const [before, there] = [new Set(idsIn(was)), new Set(idsIn(theirs))];
        const back = idsIn(value).filter((id) => before.has(id) && !there.has(id));
        const paths = conflicts.flatMap(({ path }) => path);
        expect(back.filter((id) => !paths.includes(id))).toEqual([]);
      }),
    );
  });

  it('merge into the changed version if only one side changed', () => {
    fc.assert(
      fc.property(versions[0], versions[1], (was, changed) => {
        expect(mergeMenus(was, was, changed)).toEqual({ value: changed, conflicts: [] });
        const { value, conflicts } = mergeMenus(was, changed, was);
        expect(orderOf(value)).toEqual(orderOf(changed));
        expect(conflicts).toEqual([]);
      }),
    );
  });
});

/** Returns the ids of items in the other side's value of a conflict. */
function idsInTheirs({ theirs }: { readonly theirs: unknown }): readonly string[] {
  const { items = [] } = (theirs ?? {}) as Partial<Category>;
  return items.map(({ id }) => id);
}

function withTheirs({ value, conflicts }: ReturnType<typeof mergeMenus>): Menu {
  return conflicts.reduce(acceptTheirValue, value);
}
