import { searchable } from '#domain/shared/comparable.ts';
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

export function dietaryFromList(marks: readonly string[]): readonly Dietary[] {
  return marks.map((mark) => {
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

/**
 * Parses common notations of days: `Mon–Fri`, `Sat & Sun`, `weekdays`, `daily`. Returns undefined for a blank
 * cell. Keeps unknown words. (rule: days in a file)
 */
export function daysFromCell(cell: string): readonly string[] | undefined {
  const text = cell.trim().toLowerCase();
  if (text === '') return undefined;
  if (text === NO_DAY) return [];
  if (/^(?:every ?day|daily|all(?: days| week)?|7 days(?: a week)?)$/.test(text)) return DAYS;
  const words = searchable(text)
    .replace(/\s*(?:-|\b(?:to|through|thru)\b)\s*/g, '-')
    .split(/(?:[\s,;/&+|.]|\band\b)+/)
    .filter((word) => word !== '');
  const named = words.map(daysOfWord);
  if (!named.some((days) => days === undefined)) return DAYS.filter((day) => named.flat().includes(day));
  return listFromCell(text).map((word) => dayOfWord(word) ?? word);
}

/** Returns the days of `fri`, `fridays`, `fri-sun`, `weekdays`, or `weekend`. */
function daysOfWord(word: string): readonly string[] | undefined {
  if (/^weekdays?$/.test(word)) return DAYS.slice(0, 5);
  if (/^weekends?$/.test(word)) return DAYS.slice(5);
  const places = word.split('-').map((part) => DAYS.findIndex((day) => day === dayOfWord(part)));
  const [first = -1, last = first] = places;
  if (places.length > 2 || first < 0 || last < 0) return undefined;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => DAYS[(first + step) % 7] ?? '');
}

const dayOfWord = (word: string) => {
  const single = word.replace(/days$/, 'day');
  return DAYS.find((day) => single.length >= 3 && day.startsWith(single));
};

/** Whether every day is a known day. A word in another language is not. */
export const areKnownDays = (days: readonly string[]): boolean =>
  days.every((day) => DAYS.some((known) => known === day));

const YES = new Set(
  'yes|y|true|1|on|ja|wahr|oui|vrai|si|verdadero|vero|sim|available|in stock|backorder|✓|✔|☑'.split('|'),
);
const NO = new Set(
  'no|n|false|0|off|nein|falsch|non|faux|falso|nao|unavailable|not available|out of stock|sold out'.split(
    '|',
  ),
);

/** Parses yes or no. Returns undefined for a blank cell and 'unclear' for other text. */
export function yesNoFromCell(cell: string): boolean | 'unclear' | undefined {
  const word = searchable(cell);
  if (word === '') return undefined;
  if (YES.has(word)) return true;
  return NO.has(word) ? false : 'unclear';
}

export const yesNoCell = (truth: boolean) => (truth ? 'yes' : 'no');
