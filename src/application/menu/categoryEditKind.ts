import {
  categoryProblems,
  draftOfCategory,
  fieldsOfCategory,
  newCategory,
  type CategoryDraft,
  type CategoryProblems,
} from '#domain/menu/categoryDraft.ts';
import { categoryOf } from '#domain/menu/editMenu.ts';
import type { Category, Menu } from '#domain/menu/menu.ts';
import { addedSince } from '#domain/shared/addedSince.ts';
import { isSameValue } from '#domain/shared/mergeEdits.ts';
import { problemsIfAny } from '#domain/shared/problems.ts';
import type { EditKind } from '../settings/EditKind.ts';
import type { Menus } from './Menus.ts';

type Kind<Context> = EditKind<CategoryDraft, CategoryProblems, Category, Context>;

const check = (draft: CategoryDraft) => problemsIfAny(categoryProblems(draft));

/** A menu category's form. Saving it keeps the category's items. (see rule: menu category form) */
export const categoryEditKind = (menus: Menus, restaurantId: string, categoryId: string): Kind<Category> => ({
  restaurantId,
  area: 'menu',
  check,
  normalize: fieldsOfCategory,
  async read() {
    const category = categoryOf(await menus.menu(restaurantId), categoryId);
    return category && { value: draftOfCategory(category), context: category };
  },
  async write(merged, { id, items, unreadableItems: _unreadable, ...fields }) {
    const saved = await menus.changeCategory({ restaurantId, categoryId }, { ...fields, ...merged });
    const category = { ...fields, ...saved, id, items };
    return added(category);
  },
  again: () => newCategoryEditKind(menus, restaurantId),
});

/** A new menu category without items. (see rule: menu category form) */
export const newCategoryEditKind = (menus: Menus, restaurantId: string): Kind<Menu> => ({
  restaurantId,
  area: 'menu',
  check,
  normalize: fieldsOfCategory,
  async read() {
    const menu = await menus.menu(restaurantId);
    return { value: newCategory(menu), context: menu };
  },
  write: async (draft) => added(await menus.addCategory(restaurantId, draft)),
  find(draft, before, now) {
    const since = addedSince(before?.categories ?? [], now.categories);
    const category = since.find((one) => isSameValue(draftOfCategory(one), draft));
    return category && added(category);
  },
  next: ({ id }) => categoryEditKind(menus, restaurantId, id),
});

const added = (category: Category) => ({ saved: draftOfCategory(category), answer: category });
