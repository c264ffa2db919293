import type { Dietary } from './menu.ts';

/** An item in an import file. An undefined field is missing from the file and stays unchanged. */
export interface ImportedItem {
  readonly id?: string | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly price?: number | undefined;
  /** Empty for no image. */
  readonly imageUrl?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly dietary?: readonly Dietary[] | undefined;
  readonly isAvailable?: boolean | undefined;
  readonly availableDays?: readonly string[] | undefined;
}

/** A category in an import file, with its items in order. */
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

/** Maximum characters of a menu file, or bytes before it is read. */
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

/** A problem in an import file, with its location if known. */
export interface ImportProblem {
  readonly rule: ImportRule;
  readonly line?: number;
  readonly category?: string;
  /** Position of the item in its category, from 1. */
  readonly place?: number;
}

/** A file is imported as a whole or not at all. */
export type ImportReading =
  | { readonly outcome: 'read'; readonly menu: ImportedMenu }
  | { readonly outcome: 'unreadable'; readonly problems: readonly ImportProblem[] };

export const FILE_TOO_LARGE: ImportReading = { outcome: 'unreadable', problems: [{ rule: 'too-large' }] };

/** Returns the parsed menu, or the problems if there are any. */
export function toImportReading(
  categories: readonly ImportedCategory[],
  problems: readonly ImportProblem[],
): ImportReading {
  if (problems.length > 0) return { outcome: 'unreadable', problems };
  if (categories.length === 0) return { outcome: 'unreadable', problems: [{ rule: 'nothing-in-it' }] };
  return { outcome: 'read', menu: { categories } };
}
