import * as v from 'valibot';
import { inDisplayOrder } from '#domain/menu/displayOrder.ts';
import {
  DAYS,
  type Category,
  type CategoryFields,
  type Dietary,
  type Item,
  type Menu,
  type UnsavedItem,
  type UnsavedMenu,
} from '#domain/menu/menu.ts';
import type { ReplySchema } from '../http/Api.ts';
import { optional } from '../http/schemas.ts';

const text = v.string();

// assumption (5): a level may come as a word or as a number
const LevelBody = v.union([text, v.pipe(v.number(), v.transform(String))]);

const DietaryBody: v.GenericSchema<unknown, Dietary> = v.object({ type: text, level: optional(LevelBody) });

const AvailabilityBody = v.object({
  isAvailable: v.nullish(v.boolean(), true),
  availableDays: v.nullish(v.array(text), [...DAYS]),
});

const ItemBody: v.GenericSchema<unknown, Item> = v.pipe(
  v.object({
    id: text,
    name: text,
    description: optional(text),
    price: v.number(),
    imageUrl: optional(text),
    aliases: v.nullish(v.array(text), []),
    dietary: v.nullish(v.array(DietaryBody), []),
    displayOrder: v.nullish(v.number(), 0),
    availability: v.nullish(AvailabilityBody, {}),
  }),
  v.transform(({ description = '', imageUrl, ...item }) => ({
    ...item,
    description,
    imageUrl: imageUrl || undefined,
  })),
);

const categoryEntries = {
  name: text,
  description: optional(text),
  displayOrder: v.nullish(v.number(), 0),
  isActive: v.nullish(v.boolean(), true),
};

const CategoryBody: v.GenericSchema<unknown, Category> = v.pipe(
  v.object({ id: text, ...categoryEntries, items: v.nullish(v.array(ItemBody), []) }),
  v.transform(({ description = '', ...category }) => ({ ...category, description })),
);

const MenuBody = v.pipe(
  v.object({ categories: v.array(CategoryBody) }),
  v.transform((menu) => inDisplayOrder(menu)),
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

/** What a category says of itself; whether its items come with it is left to the host. */
export const CategoryFieldsReply: ReplySchema<CategoryFields> = v.pipe(
  v.object({ category: v.object(categoryEntries) }),
  v.transform(({ category: { description = '', ...fields } }) => ({ ...fields, description })),
);

export const ItemReply: ReplySchema<Item> = v.pipe(
  v.object({ item: ItemBody }),
  v.transform(({ item }) => item),
);

/** As the host takes it: a picture that is none says so, so that one that was there is taken off. */
export function itemBody<T extends UnsavedItem>({ imageUrl, ...item }: T) {
  return { ...item, imageUrl: imageUrl ?? null };
}

export function menuBody({ categories }: UnsavedMenu) {
  return {
    categories: categories.map(({ items, ...fields }) => ({ ...fields, items: items.map(itemBody) })),
  };
}
