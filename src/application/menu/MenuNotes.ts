import type { SwitchOffTimes } from '#domain/menu/switchOffTimes.ts';
import { port } from '../port.ts';

/** Remembers in this browser when items were switched off, and which names in orders aren't menu items. */
export interface MenuNotes {
  switchOffTimes(restaurantId: string): SwitchOffTimes;
  saveSwitchOffTimes(restaurantId: string, times: SwitchOffTimes): void;
  /** Names in orders that the user has marked as not being menu items. */
  ignoredNames(restaurantId: string): readonly string[];
  saveIgnoredNames(restaurantId: string, names: readonly string[]): void;
}
export const MenuNotes = port<MenuNotes>('MenuNotes');
