import type { CategoryPart, ItemPart, MenuComparison } from '#domain/menu/compareMenus.ts';
import type { FileOrigin } from '#domain/menu/import/formats.ts';
import type { ColumnUse } from '#domain/menu/import/columnUse.ts';
import type { FilePlace, ImportProblem, ImportRule, RowNote, RowRemark } from '#domain/menu/importedMenu.ts';
import type { Removal } from '#domain/menu/largeRemoval.ts';
import { countWithNoun, formatNumber } from './numbers.ts';

type RuleText = string | ((problem: ImportProblem) => string);

const quoted = (text = '') =>
  text === '' ? 'This' : `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`;

const columnList = (names = '') => (names === '' ? '' : ` The file's columns are: ${names}.`);

const rules = {
  'too-large': 'The file is larger than 2 MB.',
  'old-excel':
    'This Excel workbook is in an old format or has a password. Save it as .xlsx without a password, or as CSV.',
  'other-program': "This type of file can't be read. Save it as CSV, Excel (.xlsx), or JSON.",
  damaged: 'The Excel file is damaged or protected. Save it again, or save it as CSV.',
  'bad-characters':
    "This isn't text, or it uses another encoding. Save the file as an Excel workbook (.xlsx), or as CSV in UTF-8.",
  'open-quote': 'A quotation mark opens here and never closes.',
  'stray-quote': 'A quotation mark is in the wrong place. Inside quotes, type each quotation mark twice.',
  'lost-quote': 'A quotation mark opens here and closes in another row.',
  'extra-cells':
    'The row has more cells than the file has columns. If a cell contains the separator, put the cell in quotes.',
  'no-json': 'This is not valid JSON.',
  'no-menu': "This JSON doesn't contain a menu. Use a file exported here, or the sample menu format.",
  'no-item-column': ({ text }) => `Choose the column with the item names.${columnList(text)}`,
  'no-category-column': ({ text }) => `Choose the column with the categories.${columnList(text)}`,
  'no-items-list': 'The items must be a list.',
  'no-rows': 'The file has column names but no items below them.',
  'nothing-in-it': 'This file is empty.',
  'no-category': 'The category has no name.',
  'no-name': 'The item has no name.',
  'no-price': 'The price is missing.',
  'not-a-price': ({ text }) => `${quoted(text)} is not a price. The price must be a number like 12.50.`,
  'no-fixed-price': ({ text }) =>
    `${quoted(text)} is not a fixed price. Enter a fixed price for callers to hear.`,
  'ambiguous-price': ({ text }) =>
    `${quoted(text)} could be a price in dollars or in thousands of dollars. Write the price like 12.50.`,
  'too-many-decimals': ({ text }) => `${quoted(text)} has more than two decimals.`,
  'became-date':
    'A spreadsheet app turned this value into a date. Format the cell as text and enter the value again.',
  'formula-error':
    'A spreadsheet app turned this value into a formula that fails. Format the cell as text and enter the value again.',
  'no-url': 'The image URL must start with https:// or http://.',
  'neither-yes-nor-no': 'Available and Active must be yes or no.',
  'above-header': ({ text }) => `${quoted(text)} is above the column names.`,
  'repeated-header': 'Repeats the column names.',
  'repeated-item': 'The same item is in an earlier row.',
  'no-item': ({ text }) => `Not a menu item (${text}).`,
  'not-for-sale': ({ text }) => `Left out because it's not for sale (${text}).`,
} satisfies Record<ImportRule, RuleText>;

const remarks = {
  'modifiers-left-out': (text) => `imported without modifiers (${text}).`,
  'days-left-out': (text) => `imported without days (${text}). Write days like Mon; Fri.`,
  'other-categories-left-out': (text) => `imported into one category only (${text}).`,
  'other-images-left-out': (text) => `imported with the first image only (${text}).`,
  'price-per-unit': (text) => `the price is per unit (${text}).`,
  'hidden-online': (text) => `imported although it's hidden online (${text}).`,
  'none-in-stock': (text) => `imported as available although none is in stock (${text}).`,
  'same-name': (text) => `another item has the same name but a different price (price in this row: ${text}).`,
} satisfies Record<RowRemark, (text: string) => string>;

export const importText = {
  how: "Choose a CSV, Excel (.xlsx), or JSON file of up to 2 MB, exported here or from Square, Toast, Clover, Loyverse, or WooCommerce. You'll review changes before saving.",
  formatTitle: 'What a menu file looks like',
  example: 'Download an example',
  format:
    'A menu file has one row per item, with the columns Category, Item, and Price. Description, Aliases, Dietary, Available, Days, and Image URL are optional. Lists are separated by semicolons. A row without a category uses the category above it.',
  keepRest: "Keep items that aren't in the file",
  unreadable: (file: string) => `${file} can't be imported. Nothing was changed.`,
  /** A problem in the file, or a reason why a row is not imported. */
  problem: (problem: ImportProblem) =>
    [...placeOf(problem), problem.name, ruleText(problem)].filter(Boolean).join(': '),
  note: (note: RowNote) => [...placeOf(note), `${note.name} – ${remarks[note.remark](note.text)}`].join(': '),
  /** Says how many more entries there are. */
  more: (count: number) => `and ${formatNumber(count)} more`,
  read: (file: string, { added, changed, removed, skipped }: ImportCounts) =>
    `${file}: ${formatNumber(added)} added, ${formatNumber(changed)} changed, ${formatNumber(removed)} removed, ${countWithNoun(skipped, 'row')} skipped`,
  imported: ({ added, changed, removed }: MenuComparison['items']) =>
    `${countWithNoun(added.length, 'item')} added, ${formatNumber(changed.length)} changed, ${formatNumber(removed.length)} removed.`,
  nothing: (file: string) => `${file} matches your menu. Nothing would change.`,
  nothingElse: (file: string) => `Nothing would change. Some rows of ${file} are skipped.`,
  reordered: 'Items will be reordered.',
  added: 'Added',
  changed: 'Changed',
  removed: 'Removed',
  skippedRows: 'Skipped rows',
  partly: 'Partly imported',
  noPrice: 'No price',
  /** Says how many new items have no price. */
  unpriced: (count: number) =>
    `${countWithNoun(count, 'new item')} ${count === 1 ? 'has' : 'have'} no price in the file. Callers hear $0.00 until you enter one.`,
  itemParts: {
    name: 'Name',
    category: 'Category',
    description: 'Description',
    price: 'Price',
    imageUrl: 'Image URL',
    aliases: 'Aliases',
    dietary: 'Dietary',
    availability: 'Availability',
  } satisfies Record<ItemPart, string>,
  categoryParts: {
    name: 'Name',
    description: 'Description',
    isActive: 'Active',
  } satisfies Record<CategoryPart, string>,
};

/** Texts about the columns of a file to import. */
export const columnText = {
  title: 'Columns',
  origins: {
    own: 'Recognized as a Tableside menu',
    square: 'Recognized as a Square export',
    toast: 'Recognized as a Toast export',
    clover: 'Recognized as a Clover export',
    loyverse: 'Recognized as a Loyverse export',
    woocommerce: 'Recognized as a WooCommerce export',
    other: 'Recognized by the column names',
  } satisfies Record<FileOrigin, string>,
  remembered: 'Columns matched as in your last file with the same headings',
  unknown: "The columns weren't recognized",
  used: (used: number, count: number) =>
    `${formatNumber(used)} of ${countWithNoun(count, 'column')} imported`,
  open: 'Change columns',
  close: 'Hide columns',
  showUnused: (count: number) => `Show ${countWithNoun(count, 'column')} not imported`,
  hideUnused: 'Hide columns not imported',
  hasHeader: 'The first row has column names',
  /** Name of a column without a header, as in spreadsheets: A, B, … */
  unnamed: (place: number) => `Column ${letterOf(place)}`,
  examples: (cells: readonly string[]) => (cells.length === 0 ? 'Empty' : cells.join(' · ')),
  sheet: 'Sheet',
  sheetHelp: 'Other sheets are not imported.',
  encoding: 'Text encoding',
  encodingHelp: 'Choose another encoding if some letters look wrong.',
  separator: 'Separator',
  separatorHelp: 'Choose another separator if the columns look wrong.',
  location: 'Location',
  locationHelp: 'Prices and availability of other locations are not imported.',
  uses: {
    category: 'Category',
    item: 'Item',
    description: 'Description',
    price: 'Price',
    locationPrice: 'Price at the location',
    sizePrice: 'Price of a size',
    size: 'Size',
    aliases: 'Aliases',
    dietary: 'Dietary',
    available: 'Available',
    days: 'Days',
    imageUrl: 'Image URL',
    categoryDescription: 'Category description',
    categoryActive: 'Category active',
    categoryId: 'Category ID',
    itemId: 'Item ID',
    forSale: 'For sale',
    notForSale: 'Not for sale',
    online: 'Online visibility (not imported)',
    stock: 'Stock (not imported)',
    modifiers: 'Modifiers (not imported)',
    component: 'Component (not imported)',
    kind: 'Row type',
    priceType: 'Price type',
    unused: 'Not imported',
  } satisfies Record<ColumnUse, string>,
};

/** Separators that a text file may have between its cells. */
export const SEPARATORS: readonly { readonly value: string; readonly label: string }[] = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
];

/** Text encodings that a file may have. */
export const ENCODINGS: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'utf-8', label: 'Unicode (UTF-8)' },
  { value: 'utf-16le', label: 'Unicode (UTF-16)' },
  { value: 'windows-1252', label: 'Western (Windows)' },
  { value: 'macintosh', label: 'Western (Mac)' },
  { value: 'windows-1250', label: 'Central European (Windows)' },
  { value: 'windows-1251', label: 'Cyrillic (Windows)' },
  { value: 'windows-1253', label: 'Greek (Windows)' },
  { value: 'windows-1254', label: 'Turkish (Windows)' },
  { value: 'shift_jis', label: 'Japanese (Shift JIS)' },
  { value: 'gb18030', label: 'Chinese (GB 18030)' },
  { value: 'big5', label: 'Chinese (Big5)' },
  { value: 'euc-kr', label: 'Korean (EUC-KR)' },
];

/** Texts of the question before a large part of the menu is removed. */
export const removalText = {
  title: ({ removed, noun }: Removal) => `Remove ${countOf(removed, noun)}?`,
  text: ({ removed, of, noun }: Removal) =>
    `The import removes ${formatNumber(removed)} of ${countOf(of, noun)} from your menu, because they aren't in the file.`,
  keep: 'Go back',
  confirm: 'Remove and import',
};

const countOf = (count: number, noun: Removal['noun']) =>
  noun === 'category' && count !== 1 ? `${formatNumber(count)} categories` : countWithNoun(count, noun);

export interface ImportCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly skipped: number;
}

function ruleText(problem: ImportProblem): string {
  const text: RuleText = rules[problem.rule];
  return typeof text === 'string' ? text : text(problem);
}

function placeOf({ line, row, category, place }: FilePlace): readonly string[] {
  if (row !== undefined) return [`Row ${row}`];
  if (line !== undefined) return [`Line ${line}`];
  if (category === undefined) return [];
  return [place === undefined ? category : `${category || 'No category'}, item ${place}`];
}

function letterOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : `${letterOf(Math.floor(place / 26) - 1)}${letter}`;
}
