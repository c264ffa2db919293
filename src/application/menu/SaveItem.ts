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
import { Menus } from './Menus.ts';

export interface ItemRequest {
  readonly restaurantId: string;
  readonly category: Category;
  /** The edited item. Absent for a new one. */
  readonly item: Item | undefined;
  readonly draft: ItemDraft;
}

export type SaveItemOutcome =
  | { readonly outcome: 'saved'; readonly item: Item }
  | { readonly outcome: 'invalid'; readonly problems: Problems<ItemField, ItemProblem> };

/**
 * Adds an item at the end of its category, or changes one in place, if the form is valid. (see rule: menu
 * item form)
 */
export class SaveItem {
  static readonly needs = [Menus] as const;
  constructor(private readonly menus: Menus) {}

  async execute({ restaurantId, category, item, draft }: ItemRequest): Promise<SaveItemOutcome> {
    const problems = itemProblems(draft);
    if (!hasNoProblems(problems)) return { outcome: 'invalid', problems };

    const fields = fieldsOfItem(draft, item?.displayOrder ?? nextDisplayOrder(category.items));
    const place = { restaurantId, categoryId: category.id };
    const saved = item
      ? await this.menus.changeItem(place, { id: item.id, ...fields })
      : await this.menus.addItem(place, fields);
    return { outcome: 'saved', item: saved };
  }
}
