import fc from '#tests/support/properties.ts';
import {
  DAYS,
  DIETARY_TYPES,
  EVERY_DAY,
  type Category,
  type CategoryFields,
  type Item,
  type ItemFields,
  type Menu,
} from '#domain/menu/menu.ts';

export function itemFields(changes: Partial<ItemFields> = {}): ItemFields {
  return {
    name: 'Tiramisù',
    description: 'As the grandmother made it',
    price: 11,
    aliases: ['coffee cake'],
    dietary: [{ type: 'vegetarian' }],
    displayOrder: 1,
    availability: EVERY_DAY,
    ...changes,
  };
}

export function anItem(id: string, changes: Partial<ItemFields> = {}): Item {
  return { id, ...itemFields(changes) };
}

export function categoryFields(changes: Partial<CategoryFields> = {}): CategoryFields {
  return { name: 'Desserts', description: '', displayOrder: 1, isActive: true, ...changes };
}

/** A category with these items, in this sequence. */
export function aCategory(
  id: string,
  items: readonly Item[] = [],
  changes: Partial<CategoryFields> = {},
): Category {
  return { id, ...categoryFields(changes), items: inPlace(items) };
}

/** A menu with these categories, in this sequence. */
export function aMenu(...categories: readonly Category[]): Menu {
  return { categories: inPlace(categories) };
}

function inPlace<T>(things: readonly T[]): readonly T[] {
  return things.map((thing, index) => ({ ...thing, displayOrder: index + 1 }));
}

/** Generates any trimmed text. */
const someText = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.trim());
const someName = someText.filter((text) => text !== '');

const someItem: fc.Arbitrary<ItemFields> = fc.record({
  name: someName,
  description: someText,
  price: fc.nat(99_999).map((cents) => cents / 100),
  imageUrl: fc.option(fc.webUrl(), { nil: undefined }),
  aliases: fc.uniqueArray(someName, { maxLength: 3, selector: (alias) => alias.toLowerCase() }),
  dietary: fc.uniqueArray(
    fc.oneof(
      fc.record({ type: fc.constantFrom(...DIETARY_TYPES) }),
      fc.record({ type: fc.constantFrom(...DIETARY_TYPES), level: someName }),
    ),
    { maxLength: 3, selector: ({ type }) => type },
  ),
  displayOrder: fc.constant(0),
  availability: fc.record({ isAvailable: fc.boolean(), availableDays: fc.subarray([...DAYS]) }),
});

const someCategory = fc.record({
  name: someName,
  description: someText,
  isActive: fc.boolean(),
  items: fc.array(someItem, { maxLength: 5 }),
});

/** Generates any menu whose entries are numbered in sequence, with IDs, as a host sends it. */
export const someMenu = (minCategories = 0): fc.Arbitrary<Menu> =>
  fc.array(someCategory, { minLength: minCategories, maxLength: 5 }).map((categories) =>
    aMenu(
      ...categories.map(({ items, ...fields }, place) => {
        const id = `c${place + 1}`;
        const withIds = items.map((item, index) => ({ ...item, id: `${id}-i${index + 1}` }));
        return { id, displayOrder: 0, ...fields, items: inPlace(withIds) };
      }),
    ),
  );

/** Generates a menu and one of its categories. */
export const someMenuAndCategory = (): fc.Arbitrary<{ menu: Menu; category: Category }> =>
  someMenu(1).chain((menu) =>
    fc.record({ menu: fc.constant(menu), category: fc.constantFrom(...menu.categories) }),
  );
