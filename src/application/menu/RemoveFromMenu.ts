import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { categoryOf, findItem } from '#domain/menu/editMenu.ts';
import { Writes, type RemovalOutcome } from '../writes/Writes.ts';
import { Menus } from './Menus.ts';

/** The category to delete with all its items, or the one item to delete. */
export interface MenuRemoval {
  readonly restaurantId: string;
  readonly categoryId: string;
  readonly itemId: string | undefined;
  /** IDs of the category's items that the user has seen. A category with any other item isn't deleted. */
  readonly knownItems?: readonly string[];
  /** Whether the page is closing, so the request must start now. */
  readonly isClosing?: boolean;
}

/**
 * Deletes a category with all its items, or one item, even if someone else moved the item. Keeps a category
 * with items that the user has not seen.
 */
export class RemoveFromMenu {
  static readonly needs = [Menus, RestaurantEvents, Writes] as const;
  constructor(
    private readonly menus: Menus,
    private readonly events: RestaurantEvents,
    private readonly writes: Writes,
  ) {}

  /** @throws Failure if the host refuses the deletion */
  async execute(removal: MenuRemoval): Promise<RemovalOutcome> {
    const { restaurantId, categoryId, itemId, knownItems, isClosing } = removal;
    const outcome = await this.writes.remove(
      {
        target: { restaurantId, area: 'menu' },
        known: { categoryId },
        find: async () => {
          const menu = await this.menus.menu(restaurantId);
          if (itemId !== undefined) return findItem(menu, itemId) ?? 'gone';
          const category = categoryOf(menu, categoryId);
          if (!category) return 'gone';
          const isKnown = ({ id }: { readonly id: string }) => !knownItems || knownItems.includes(id);
          return category.items.every(isKnown) ? { categoryId } : 'other';
        },
        remove: (found) => {
          const place = { restaurantId, categoryId: found.categoryId };
          return itemId === undefined
            ? this.menus.removeCategory(place)
            : this.menus.removeItem(place, itemId);
        },
      },
      isClosing,
    );
    if (outcome !== 'other') this.events.publish({ kind: 'saved', restaurantId, area: 'menu' });
    return outcome;
  }
}
