import type { PriceProblem } from './import/filePrice.ts';
import type { Dietary } from './menu.ts';

/** An item in an import file. If the file lacks a field, the field is undefined and stays unchanged. */
export interface ImportedItem {
  readonly id?: string | undefined;
  readonly name: string;
  readonly description?: string | undefined;
  readonly price?: number | undefined;
  /** Empty to remove the image. */
  readonly imageUrl?: string | undefined;
  readonly aliases?: readonly string[] | undefined;
  readonly dietary?: readonly Dietary[] | undefined;
  readonly isAvailable?: boolean | undefined;
  readonly availableDays?: readonly string[] | undefined;
  /** The row cannot be imported. A matching item in the menu stays unchanged. */
  readonly isSkipped?: boolean;
}

/** A category in an import file. The items are sorted as in the file. */
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

/** Maximum size of a menu file: in bytes before the app reads the file, and then in characters. */
export const MAX_MENU_FILE_SIZE = 2_000_000;

/** Why a file cannot be read. */
export type FileRule =
  | 'too-large'
  | 'old-excel'
  | 'other-program'
  | 'damaged'
  | 'bad-characters'
  | 'open-quote'
  | 'stray-quote'
  | 'lost-quote'
  | 'extra-cells'
  | 'no-json'
  | 'no-menu'
  | 'no-item-column'
  | 'no-category-column'
  | 'no-items-list'
  | 'no-rows'
  | 'nothing-in-it';

/** Why a row or an item cannot be imported. */
export type RowRule =
  | PriceProblem
  | 'no-category'
  | 'no-name'
  | 'no-url'
  | 'neither-yes-nor-no'
  | 'formula-error'
  | 'above-header'
  | 'repeated-header'
  | 'repeated-item'
  | 'no-item'
  | 'not-for-sale';

/** A value that the import leaves out, or that the user should check. */
export type RowRemark =
  | 'modifiers-left-out'
  | 'days-left-out'
  | 'other-categories-left-out'
  | 'other-images-left-out'
  | 'price-per-unit'
  | 'hidden-online'
  | 'none-in-stock'
  | 'same-name';

export type ImportRule = FileRule | RowRule;

/** The position of a problem in a file, if known. */
export interface FilePlace {
  /** Line of a text file, from 1. */
  readonly line?: number | undefined;
  /** Row of a spreadsheet, from 1. */
  readonly row?: number | undefined;
  readonly category?: string | undefined;
  /** Position of the item in its category, from 1. */
  readonly place?: number | undefined;
}

export interface ImportProblem extends FilePlace {
  readonly rule: ImportRule;
  readonly name?: string | undefined;
  /** The unreadable text, or the names of the file's columns. */
  readonly text?: string | undefined;
}

/** A row that is not imported, and why. */
export interface SkippedRow extends ImportProblem {
  readonly rule: RowRule;
}

/** A remark on an imported row, for the user to check. */
export interface RowNote extends FilePlace {
  readonly remark: RowRemark;
  readonly name: string;
  readonly text: string;
}

/** The result of reading a file. `menu` includes every row that is not skipped. */
export type ImportReading =
  | {
      readonly outcome: 'read';
      readonly menu: ImportedMenu;
      readonly skipped: readonly SkippedRow[];
      readonly notes: readonly RowNote[];
    }
  | { readonly outcome: 'unreadable'; readonly problems: readonly ImportProblem[] };

export const unreadable = (...problems: readonly ImportProblem[]): ImportReading => ({
  outcome: 'unreadable',
  problems,
});

/** Returns the items without a price in the file. */
export const unpricedItems = ({ categories }: ImportedMenu): readonly ImportedItem[] =>
  categories
    .flatMap(({ items }) => items)
    .filter(({ price, isSkipped }) => price === undefined && !isSkipped);

/** Returns the menu and the skipped rows, or the problems if nothing can be imported. */
export function toImportReading(
  categories: readonly ImportedCategory[],
  skipped: readonly SkippedRow[] = [],
  notes: readonly RowNote[] = [],
): ImportReading {
  const isEmpty = categories.every(({ items }) => items.length > 0 && items.every((item) => item.isSkipped));
  if (!isEmpty) return { outcome: 'read', menu: { categories }, skipped, notes };
  return skipped.length > 0 ? unreadable(...skipped) : unreadable({ rule: 'nothing-in-it' });
}
