import * as v from 'valibot';
import { sortMenu } from '#domain/menu/displayOrder.ts';
import {
  type Category,
  type CategoryFields,
  type Dietary,
  type Item,
  type ItemFields,
  type Menu,
} from '#domain/menu/menu.ts';
import type { ReplySchema } from '../http/Api.ts';
import {
  anyList,
  booleanSchema,
  number,
  objectWithList,
  optional,
  readRows,
  settingsList,
  settingsText,
  text,
  texts,
} from '../http/schemas.ts';

const DietaryBody: v.GenericSchema<unknown, Dietary> = v.looseObject({
  type: text,
  // assumption (5): a level may be a word or a number
  level: optional(text),
});

// Keeps unknown keys, so that a save sends them back. Missing values have no default, because a save would
// overwrite the host's values with the default.
const ItemBody: v.GenericSchema<unknown, Item> = v.pipe(
  v.looseObject({
    id: text,
    name: text,
    description: settingsText,
    price: number,
    imageUrl: optional(text),
    aliases: texts,
    dietary: settingsList(DietaryBody),
    displayOrder: number,
    availability: v.looseObject({ isAvailable: booleanSchema, availableDays: v.array(text) }),
  }),
  v.transform(({ imageUrl, ...item }) => ({ ...item, imageUrl: imageUrl || undefined })),
);

const categoryEntries = {
  name: text,
  description: settingsText,
  displayOrder: number,
  isActive: booleanSchema,
};

const CategoryBody: v.GenericSchema<unknown, Category> = v.pipe(
  v.looseObject({ id: text, ...categoryEntries, items: anyList }),
  v.transform(({ items, ...category }) => {
    const { rows, others } = readRows(items, ItemBody);
    return { ...category, items: rows, ...(others.length > 0 && { unreadableItems: others }) };
  }),
);

const MenuBody: v.GenericSchema<unknown, Menu> = v.pipe(
  objectWithList('categories'),
  v.looseObject({ categories: anyList }),
  v.transform(({ categories, ...menu }) => {
    const { rows, others } = readRows(categories, CategoryBody);
    return sortMenu({
      ...menu,
      categories: rows,
      ...(others.length > 0 && { unreadableCategories: others }),
    });
  }),
);

export const MenuReply: ReplySchema<Menu> = MenuBody;

export const SavedMenuReply: ReplySchema<Menu> = v.pipe(
  v.object({ menu: MenuBody }),
  v.transform(({ menu }) => menu),
);

export const CategoryReply: ReplySchema<Category> = v.pipe(
  v.object({ category: CategoryBody }),
  v.transform(({ category }) => category),
);

/** A category's own fields. The host may or may not include its items. */
export const CategoryFieldsReply: ReplySchema<CategoryFields> = v.pipe(
  v.object({ category: v.looseObject(categoryEntries) }),
  v.transform(({ category }) => category),
);

export const ItemReply: ReplySchema<Item> = v.pipe(
  v.object({ item: ItemBody }),
  v.transform(({ item }) => item),
);

/** Formats an item for the host. Sends null for a missing image, so that the host removes the old one. */
export function itemBody<T extends ItemFields>({ imageUrl, ...item }: T) {
  return { ...item, imageUrl: imageUrl ?? null };
}

/**
 * Formats a menu for the host, which assigns ids to new categories and items.
 * @param current the host's current menu
 */
export function menuBody({ categories, unreadableCategories = [], ...menu }: Menu, current: Menu) {
  const known = new Set(current.categories.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]));
  const withKnownId = <T extends { readonly id: string }>({ id, ...fields }: T) =>
    known.has(id) ? { id, ...fields } : fields;
  const readable = categories.map(({ items, unreadableItems = [], ...fields }) => ({
    ...withKnownId(fields),
    items: [...items.map((item) => withKnownId(itemBody(item))), ...unreadableItems],
  }));
  return { ...menu, categories: [...readable, ...unreadableCategories] };
}
