import { placedItems } from './editMenu.ts';
import type { Menu } from './menu.ts';

/** When this browser switched items off, by item id. */
export type SwitchOffTimes = ReadonlyMap<string, Date>;

/**
 * Updates the times after the menu is loaded or saved. An item that the save switched off gets the current
 * time. Removes the times of items that are on or deleted. (rule: switch-off times)
 * @param before the menu before the save; after a load, the loaded menu itself
 */
export function updateSwitchOffTimes(
  known: SwitchOffTimes,
  before: Menu,
  after: Menu,
  now: Date,
): SwitchOffTimes {
  const wasOn = new Set(
    placedItems(before)
      .filter(({ item }) => item.availability.isAvailable)
      .map(({ item }) => item.id),
  );
  const off = placedItems(after).filter(({ item }) => !item.availability.isAvailable);
  return new Map(
    off.flatMap(({ item: { id } }) => {
      const time = wasOn.has(id) ? now : known.get(id);
      return time ? [[id, time] as const] : [];
    }),
  );
}
