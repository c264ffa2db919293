import {
  categoryProblems,
  fieldsOfCategory,
  type CategoryDraft,
  type CategoryField,
  type CategoryProblem,
} from '#domain/menu/categoryDraft.ts';
import type { Category } from '#domain/menu/menu.ts';
import { hasNoProblems, type Problems } from '#domain/shared/problems.ts';
import { Menus } from './Menus.ts';

export interface CategoryRequest {
  readonly restaurantId: string;
  /** The edited category. Absent for a new one. */
  readonly category: Category | undefined;
  readonly draft: CategoryDraft;
}

export type SaveCategoryOutcome =
  | { readonly outcome: 'saved'; readonly category: Category }
  | { readonly outcome: 'invalid'; readonly problems: Problems<CategoryField, CategoryProblem> };

/**
 * Adds a category to the menu, or changes one and keeps its items, if the form is valid. (see rule: menu
 * category form)
 */
export class SaveCategory {
  static readonly needs = [Menus] as const;
  constructor(private readonly menus: Menus) {}

  async execute({ restaurantId, category, draft }: CategoryRequest): Promise<SaveCategoryOutcome> {
    const problems = categoryProblems(draft);
    if (!hasNoProblems(problems)) return { outcome: 'invalid', problems };

    const fields = fieldsOfCategory(draft);
    if (!category) return { outcome: 'saved', category: await this.menus.addCategory(restaurantId, fields) };

    const saved = await this.menus.changeCategory({ restaurantId, categoryId: category.id }, fields);
    return { outcome: 'saved', category: { ...category, ...saved } };
  }
}
