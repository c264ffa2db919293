import {
  categoryProblems,
  draftOfCategory,
  fieldsOfCategory,
  type CategoryDraft,
  type CategoryField,
  type CategoryProblem,
} from '#domain/menu/categoryDraft.ts';
import { categoryOf } from '#domain/menu/editMenu.ts';
import type { Category } from '#domain/menu/menu.ts';
import { problemsIfAny, type Problems } from '#domain/shared/problems.ts';
import type { SettingsKind } from '../settings/SettingsKind.ts';
import type { Menus } from './Menus.ts';

/**
 * A menu category as its form edits it. Keeps its items. The host answers with the category. (see rule: menu
 * category form)
 */
export function categoryKind(
  menus: Menus,
  restaurantId: string,
  categoryId: string,
): SettingsKind<CategoryDraft, Problems<CategoryField, CategoryProblem>, Category> {
  let found: Category | undefined;
  return {
    target: { restaurantId, area: 'menu', part: categoryId },
    check: (draft) => problemsIfAny(categoryProblems(draft)),
    normalize: fieldsOfCategory,
    async read() {
      found = categoryOf(await menus.menu(restaurantId), categoryId);
      return found && draftOfCategory(found);
    },
    async write(merged) {
      if (!found) throw new Error('The category was not read');
      const { id, items, unreadableItems: _unreadable, ...fields } = found;
      const saved = await menus.changeCategory({ restaurantId, categoryId }, { ...fields, ...merged });
      const category = { ...found, ...saved, id, items };
      return { saved: draftOfCategory(category), answer: category };
    },
  };
}
