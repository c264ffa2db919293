import type { Dietary } from './menu.ts';

/** An item as a file tells of it. What the file is silent about is undefined and stays as it is. */
export interface ImportedItem {
  readonly id?: string | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly price?: number | undefined;
  /** Empty for none. */
  readonly imageUrl?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly dietary?: readonly Dietary[] | undefined;
  readonly isAvailable?: boolean | undefined;
  readonly availableDays?: readonly string[] | undefined;
}

/** A category as a file tells of it, its items in their order. */
export interface ImportedCategory {
  readonly id?: string | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly isActive?: boolean | undefined;
  readonly items: readonly ImportedItem[];
}

export interface ImportedMenu {
  readonly categories: readonly ImportedCategory[];
}

/** Characters of a menu file, or bytes where they are known before it is read: no menu is longer. */
export const MAX_MENU_FILE_SIZE = 2_000_000;

export type ImportRule =
  | 'too-large'
  | 'no-json'
  | 'no-menu'
  | 'no-columns'
  | 'nothing-in-it'
  | 'no-category'
  | 'no-name'
  | 'no-price'
  | 'no-url'
  | 'neither-yes-nor-no';

/** What is wrong with a file, and where, as far as that can be told. */
export interface ImportProblem {
  readonly rule: ImportRule;
  /** Line of a table, or of JSON, counted from 1. */
  readonly line?: number;
  readonly category?: string;
  /** Place of an item in its category, counted from 1. */
  readonly place?: number;
}

/** A file is taken as a whole or not at all. */
export type ImportReading =
  | { readonly outcome: 'read'; readonly menu: ImportedMenu }
  | { readonly outcome: 'unreadable'; readonly problems: readonly ImportProblem[] };

/** A file that is not read at all, as it is larger than a menu can be. */
export const FILE_TOO_LARGE: ImportReading = { outcome: 'unreadable', problems: [{ rule: 'too-large' }] };

/** What was read, unless there were problems. */
export function toImportReading(
  categories: readonly ImportedCategory[],
  problems: readonly ImportProblem[],
): ImportReading {
  if (problems.length > 0) return { outcome: 'unreadable', problems };
  if (categories.length === 0) return { outcome: 'unreadable', problems: [{ rule: 'nothing-in-it' }] };
  return { outcome: 'read', menu: { categories } };
}
