import { distinctAliases } from '#domain/menu/aliases.ts';
import { nextDisplayOrder } from '#domain/menu/displayOrder.ts';
import { categoryOf, findItem, type PlacedItem } from '#domain/menu/editMenu.ts';
import {
  draftOfItem,
  fieldsOfItem,
  itemProblems,
  NEW_ITEM,
  type ItemDraft,
  type ItemProblems,
} from '#domain/menu/itemDraft.ts';
import type { Category, Item } from '#domain/menu/menu.ts';
import { addedSince } from '#domain/shared/addedSince.ts';
import { isSameValue } from '#domain/shared/mergeEdits.ts';
import { problemsIfAny } from '#domain/shared/problems.ts';
import type { EditKind } from '../settings/EditKind.ts';
import type { CategoryPlace, Menus } from './Menus.ts';

type Kind<Context> = EditKind<ItemDraft, ItemProblems, Item, Context>;

const check = (draft: ItemDraft) => problemsIfAny(itemProblems(draft));

/** Formats a draft like that of a saved item, so that both can be compared: '7.5' becomes '7.50'. */
const normalize = (draft: ItemDraft) => draftOfItem({ id: '', ...fieldsOfItem(draft, 0) });

/**
 * A menu item's form. Saves the item in the category that it is in now. The answer is the saved item. (see
 * rule: menu item form)
 * @param place the item's category when its form opened
 */
export const itemEditKind = (menus: Menus, place: CategoryPlace, itemId: string): Kind<PlacedItem> => ({
  restaurantId: place.restaurantId,
  area: 'menu',
  check,
  normalize,
  async read() {
    const { restaurantId } = place;
    const context = findItem(await menus.menu(restaurantId), itemId);
    return context && { value: draftOfItem(context.item), context };
  },
  async write(merged, { categoryId, item }) {
    const changed = { ...item, ...fieldsOfItem(merged, item.displayOrder) };
    return withDraft(await menus.changeItem({ ...place, categoryId }, changed));
  },
  again: () => newItemEditKind(menus, place),
});

/** The category of a new item, and the items of all categories, because someone may move the added item. */
interface NewItemContext {
  readonly category: Category;
  readonly items: readonly Item[];
}

/** A new item at the end of its category. (see rule: menu item form) */
export const newItemEditKind = (menus: Menus, place: CategoryPlace): Kind<NewItemContext> => ({
  restaurantId: place.restaurantId,
  area: 'menu',
  check,
  normalize,
  async read() {
    const menu = await menus.menu(place.restaurantId);
    const category = categoryOf(menu, place.categoryId);
    const items = menu.categories.flatMap((each) => each.items);
    return category && { value: NEW_ITEM, context: { category, items } };
  },
  write: async (draft, { category }) =>
    withDraft(await menus.addItem(place, fieldsOfItem(draft, nextDisplayOrder(category.items)))),
  find(draft, before, now) {
    // without an earlier list, only an item in the draft's category can be the added one
    const added = before ? addedSince(before.items, now.items) : now.category.items;
    const { availability } = draft;
    // the item's availability may have been toggled in the list since
    const item = added.find((one) => isSameValue({ ...draftOfItem(one), availability }, draft));
    return item && withDraft(item);
  },
  next: ({ id }) => itemEditKind(menus, place, id),
});

const withDraft = (item: Item) => ({ saved: draftOfItem(item), answer: item });

/** Edits some fields of an item. Saving keeps the current values of its other fields. */
const itemPartKind =
  <Part extends object>(partOf: (item: Item) => Part, withPart: (item: Item, part: Part) => Item) =>
  (menus: Menus, restaurantId: string, itemId: string): EditKind<Part, never, Item, PlacedItem> => ({
    restaurantId,
    area: 'menu',
    async read() {
      const context = findItem(await menus.menu(restaurantId), itemId);
      return context && { value: partOf(context.item), context };
    },
    async write(part, { categoryId, item }) {
      const saved = await menus.changeItem({ restaurantId, categoryId }, withPart(item, part));
      return { saved: partOf(saved), answer: saved };
    },
  });

export const availabilityEditKind = itemPartKind(
  ({ availability: { isAvailable } }) => ({ isAvailable }),
  (item, { isAvailable }) => ({ ...item, availability: { ...item.availability, isAvailable } }),
);

const aliasesKind = itemPartKind(
  ({ aliases }) => ({ aliases }),
  (item, { aliases }) => ({ ...item, aliases }),
);

/** Adds aliases to an item's current aliases. */
export const addedAliasesEditKind = (
  ...item: Parameters<typeof aliasesKind>
): ReturnType<typeof aliasesKind> => ({
  ...aliasesKind(...item),
  merge: (_base, mine, theirs) => ({
    value: { aliases: distinctAliases([...theirs.aliases, ...mine.aliases]) },
    conflicts: [],
  }),
});
