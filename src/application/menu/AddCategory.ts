import {
  categoryProblems,
  fieldsOfCategory,
  type CategoryDraft,
  type CategoryField,
  type CategoryProblem,
} from '#domain/menu/categoryDraft.ts';
import type { Category } from '#domain/menu/menu.ts';
import { hasNoProblems, type Problems } from '#domain/shared/problems.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { WriteLocks } from '#application/shared/WriteLocks.ts';
import { Menus } from './Menus.ts';

export type AddCategoryOutcome =
  | { readonly outcome: 'added'; readonly category: Category }
  | { readonly outcome: 'invalid'; readonly problems: Problems<CategoryField, CategoryProblem> };

/** Adds a category without items, if the form is valid. (see rule: menu category form) */
export class AddCategory {
  static readonly needs = [Menus, RestaurantEvents, WriteLocks] as const;
  constructor(
    private readonly menus: Menus,
    private readonly events: RestaurantEvents,
    private readonly locks: WriteLocks,
  ) {}

  async execute(restaurantId: string, draft: CategoryDraft): Promise<AddCategoryOutcome> {
    const problems = categoryProblems(draft);
    if (!hasNoProblems(problems)) return { outcome: 'invalid', problems };

    const category = await this.locks.run({ restaurantId, area: 'menu', part: 'new category' }, () =>
      this.menus.addCategory(restaurantId, fieldsOfCategory(draft)),
    );
    this.events.publish({ kind: 'saved', restaurantId, area: 'menu' });
    return { outcome: 'added', category };
  }
}
