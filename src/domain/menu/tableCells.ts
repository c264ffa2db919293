import type { Dietary } from './menu.ts';
import { DAYS } from './menu.ts';

/** How table cells of a menu write and read lists, dietary marks, and days. */

const EVERY_DAY = 'every day';
const NO_DAY = 'none';

/** Joins a list with semicolons. */
export function listCell(entries: readonly string[]): string {
  return entries.map((entry) => entry.replace(/[\\;]/g, '\\$&')).join('; ');
}

export function listFromCell(cell: string): readonly string[] {
  const entries = cell.match(/(?:\\.|[^\\;])+/g) ?? [];
  return entries.map((entry) => entry.trim().replace(/\\(.)/g, '$1')).filter((entry) => entry !== '');
}

/** Formats dietary marks as "vegan; spicy (mild)". */
export function dietaryCell(dietary: readonly Dietary[]): string {
  return listCell(dietary.map(({ type, level }) => (level ? `${type} (${level})` : type)));
}

export function dietaryFromCell(cell: string): readonly Dietary[] {
  return listFromCell(cell).map((mark) => {
    const [, type, level] = /^(.+?) \((.+)\)$/s.exec(mark) ?? [];
    return type && level ? { type: type.toLowerCase(), level } : { type: mark.toLowerCase() };
  });
}

/** Formats days as "monday; friday", "every day", or "none". */
export function daysCell(days: readonly string[]): string {
  if (days.length === 0) return NO_DAY;
  const isEveryDay = days.length === DAYS.length && DAYS.every((day) => days.includes(day));
  return isEveryDay ? EVERY_DAY : listCell(days);
}

/** Parses days by their first three letters or more. Returns undefined for a blank cell. */
export function daysFromCell(cell: string): readonly string[] | undefined {
  const text = cell.trim().toLowerCase();
  if (text === '') return undefined;
  if (text === NO_DAY) return [];
  if (text === EVERY_DAY) return DAYS;
  return listFromCell(text).map(
    (word) => DAYS.find((day) => word.length >= 3 && day.startsWith(word)) ?? word,
  );
}

/** Parses yes or no. Returns undefined for a blank cell and 'unclear' for other text. */
export function yesNoFromCell(cell: string): boolean | 'unclear' | undefined {
  const word = cell.trim().toLowerCase();
  if (word === '') return undefined;
  if (['yes', 'y', 'true', '1'].includes(word)) return true;
  return ['no', 'n', 'false', '0'].includes(word) ? false : 'unclear';
}

export const yesNoCell = (truth: boolean) => (truth ? 'yes' : 'no');
