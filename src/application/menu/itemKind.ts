import { findItem } from '#domain/menu/editMenu.ts';
import {
  draftOfItem,
  fieldsOfItem,
  itemProblems,
  type ItemDraft,
  type ItemField,
  type ItemProblem,
} from '#domain/menu/itemDraft.ts';
import type { Item } from '#domain/menu/menu.ts';
import { problemsIfAny, type Problems } from '#domain/shared/problems.ts';
import type { SettingsKind } from '../settings/SettingsKind.ts';
import type { Menus } from './Menus.ts';

/**
 * A menu item as its form edits it. Saved in the category in which it is now. The host answers with the
 * item. (see rule: menu item form)
 */
export function itemKind(
  menus: Menus,
  restaurantId: string,
  itemId: string,
): SettingsKind<ItemDraft, Problems<ItemField, ItemProblem>, Item> {
  let found: ReturnType<typeof findItem>;
  return {
    target: { restaurantId, area: 'menu', part: itemId },
    check: (draft) => problemsIfAny(itemProblems(draft)),
    normalize: (draft) => draft,
    async read() {
      found = findItem(await menus.menu(restaurantId), itemId);
      return found && draftOfItem(found.item);
    },
    async write(merged) {
      if (!found) throw new Error('The item was not read');
      const { categoryId, item } = found;
      const changed = { ...item, ...fieldsOfItem(merged, item.displayOrder) };
      const saved = await menus.changeItem({ restaurantId, categoryId }, changed);
      return { saved: draftOfItem(saved), answer: saved };
    },
  };
}

/** Whether an item is available. Its other fields stay as they are now. */
export function availabilityKind(
  menus: Menus,
  restaurantId: string,
  itemId: string,
): SettingsKind<Pick<Item['availability'], 'isAvailable'>, never, Item> {
  let found: ReturnType<typeof findItem>;
  return {
    target: { restaurantId, area: 'menu', part: itemId },
    check: () => undefined,
    normalize: (availability) => availability,
    async read() {
      found = findItem(await menus.menu(restaurantId), itemId);
      return found && { isAvailable: found.item.availability.isAvailable };
    },
    async write({ isAvailable }) {
      if (!found) throw new Error('The item was not read');
      const { categoryId, item } = found;
      const changed = { ...item, availability: { ...item.availability, isAvailable } };
      const saved = await menus.changeItem({ restaurantId, categoryId }, changed);
      return { saved: saved.availability, answer: saved };
    },
  };
}
