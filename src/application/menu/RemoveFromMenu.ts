import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { WriteLocks } from '#application/shared/WriteLocks.ts';
import { Menus } from './Menus.ts';

/** A category with all its items, or one of its items. */
export interface MenuRemoval {
  readonly restaurantId: string;
  readonly categoryId: string;
  readonly itemId: string | undefined;
}

/** Deletes a category with all its items, or one item. */
export class RemoveFromMenu {
  static readonly needs = [Menus, RestaurantEvents, WriteLocks] as const;
  constructor(
    private readonly menus: Menus,
    private readonly events: RestaurantEvents,
    private readonly locks: WriteLocks,
  ) {}

  async execute({ restaurantId, categoryId, itemId }: MenuRemoval): Promise<void> {
    const place = { restaurantId, categoryId };
    await this.locks.run({ restaurantId, area: 'menu', part: itemId ?? categoryId }, () =>
      itemId === undefined ? this.menus.removeCategory(place) : this.menus.removeItem(place, itemId),
    );
    this.events.publish({ kind: 'saved', restaurantId, area: 'menu' });
  }
}
