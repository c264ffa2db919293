import { MenuNotes } from '#application/menu/MenuNotes.ts';
import type { CategoryPlace } from '#application/menu/Menus.ts';
import { changeItem } from '#domain/menu/editMenu.ts';
import type { Item, Menu } from '#domain/menu/menu.ts';
import { updateSwitchOffTimes } from '#domain/menu/switchOffTimes.ts';

/** Stores when items are switched off in this browser, by any kind of save. (see rule: switch-off times) */
export class SwitchOffTimesStore {
  static readonly needs = [MenuNotes] as const;
  /** The last known menu of each restaurant, which is current because each save reads the menu first. */
  readonly #known = new Map<string, Menu>();

  constructor(private readonly notes: MenuNotes) {}

  read(restaurantId: string, menu: Menu): Menu {
    this.note(restaurantId, menu, menu, new Date());
    return menu;
  }

  async saveMenu(restaurantId: string, before: Menu, saving: Promise<Menu>): Promise<Menu> {
    const startedAt = new Date();
    const saved = await saving;
    this.note(restaurantId, before, saved, startedAt);
    return saved;
  }

  async saveItem({ restaurantId, categoryId }: CategoryPlace, saving: Promise<Item>): Promise<Item> {
    const startedAt = new Date();
    const saved = await saving;
    const before = this.#known.get(restaurantId);
    if (before) this.note(restaurantId, before, changeItem(before, categoryId, saved), startedAt);
    return saved;
  }

  private note(restaurantId: string, before: Menu, after: Menu, at: Date): void {
    this.#known.set(restaurantId, after);
    const noted = this.notes.switchOffTimes(restaurantId);
    const times = updateSwitchOffTimes(noted, before, after, at);
    if (noted.size > 0 || times.size > 0) this.notes.saveSwitchOffTimes(restaurantId, times);
  }
}
