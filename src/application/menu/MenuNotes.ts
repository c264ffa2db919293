import type { SwitchOffTimes } from '#domain/menu/switchOffTimes.ts';
import { port } from '../port.ts';

/** Remembers in this browser what was done with a restaurant's menu. */
export interface MenuNotes {
  switchOffTimes(restaurantId: string): SwitchOffTimes;
  saveSwitchOffTimes(restaurantId: string, times: SwitchOffTimes): void;
  /** Names in orders that are no item of the menu. */
  ignoredNames(restaurantId: string): readonly string[];
  saveIgnoredNames(restaurantId: string, names: readonly string[]): void;
}
export const MenuNotes = port<MenuNotes>('MenuNotes');
