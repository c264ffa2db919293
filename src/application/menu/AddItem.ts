import { nextDisplayOrder } from '#domain/menu/displayOrder.ts';
import {
  fieldsOfItem,
  itemProblems,
  type ItemDraft,
  type ItemField,
  type ItemProblem,
} from '#domain/menu/itemDraft.ts';
import type { Category, Item } from '#domain/menu/menu.ts';
import { hasNoProblems, type Problems } from '#domain/shared/problems.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { WriteLocks } from '#application/shared/WriteLocks.ts';
import { Menus } from './Menus.ts';

export interface NewItem {
  readonly restaurantId: string;
  readonly category: Category;
  readonly draft: ItemDraft;
}

export type AddItemOutcome =
  | { readonly outcome: 'added'; readonly item: Item }
  | { readonly outcome: 'invalid'; readonly problems: Problems<ItemField, ItemProblem> };

/** Adds an item at the end of its category, if the form is valid. (see rule: menu item form) */
export class AddItem {
  static readonly needs = [Menus, RestaurantEvents, WriteLocks] as const;
  constructor(
    private readonly menus: Menus,
    private readonly events: RestaurantEvents,
    private readonly locks: WriteLocks,
  ) {}

  async execute({ restaurantId, category, draft }: NewItem): Promise<AddItemOutcome> {
    const problems = itemProblems(draft);
    if (!hasNoProblems(problems)) return { outcome: 'invalid', problems };

    const fields = fieldsOfItem(draft, nextDisplayOrder(category.items));
    const item = await this.locks.run({ restaurantId, area: 'menu', part: category.id }, () =>
      this.menus.addItem({ restaurantId, categoryId: category.id }, fields),
    );
    this.events.publish({ kind: 'saved', restaurantId, area: 'menu' });
    return { outcome: 'added', item };
  }
}
