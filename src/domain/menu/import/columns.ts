import { searchable } from '#domain/shared/comparable.ts';
import { REPEATABLE_COLUMN_USES, type ColumnChoice, type ColumnUse } from './columnUse.ts';
import { filePrice } from './filePrice.ts';
import {
  fileFormatOf,
  GENERAL_COLUMNS,
  columnUsesByName,
  type FileFormat,
  type FileOrigin,
} from './formats.ts';
import { cellText, isBlankRow, type Cell, type Sheet, type SheetRow } from './sheet.ts';

export interface SheetColumns {
  readonly origin: FileOrigin;
  /** Index of the row with the column names, or of the first data row if there are no names. */
  readonly start: number;
  /** The column names. Empty if there are none. */
  readonly header: readonly string[];
  readonly count: number;
  /** Locations that have their own columns, such as a price column. */
  readonly locations: readonly string[];
  /** The location whose columns are imported. Undefined if no location has columns. */
  readonly location: string | undefined;
  readonly choice: ColumnChoice;
}

const GENERAL_USES = columnUsesByName(GENERAL_COLUMNS);

const SIZE =
  "(?:extra |x-?)?(?:small|medium|large)|xs|sm?|md?|lg?|xl|xxl|regular|half|full|whole|single|double|glass|bottle|carafe|pint|cup|bowl|slice|kids|family|klein|mittel|gross|glas|flasche|petit|grand|verre|bouteille|\\d+(?:[.,]\\d+)? ?(?:\"|''|in|inch|inches|oz|cl|ml|l|cm|pc|pcs|pieces|g|kg|lb)\\.?";
const SIZE_NAME = new RegExp(`^(?:(?:price|preis|prix)[ -:]*)?(?:${SIZE})(?:[ -]*(?:price|preis|prix))?$`);
const PRICE_OF_MEAL =
  /^(?:breakfast|brunch|lunch|dinner|happy hour|dine-in|takeout|takeaway|pickup|delivery) price$/;
const MODIFIER_SET = /^(?:modifier (?:set|list|group)|modifier -)/;

const HEADER_ROWS = 20;

/** A row with this many recognized column names is certainly the header. */
const SURE_SCORE = 3;

/** Longer text is never a column name. */
const MAX_NAME_LENGTH = 60;

/** Returns a key for files with the same column names, which then share the user's column choices. */
export function headerSignature(header: readonly string[]): string {
  return header.map(normalName).join('|');
}

/**
 * Finds the row with the column names, and recognizes what each column is for. (rule: recognized columns)
 * @param location the location whose columns are imported; by default the first location in the file
 */
export function recognizeColumns({ rows }: Sheet, location?: string): SheetColumns {
  const best = headerIn(rows.slice(0, HEADER_ROWS));
  const first = Math.max(
    0,
    rows.findIndex((row) => !isBlankRow(row)),
  );
  const start = best?.place ?? first;
  const header = (rows[start]?.cells ?? []).map(cellText);
  const hasHeader = best !== undefined || !header.some((name) => 'price' in filePrice(name));
  const count = rows.reduce((most, { cells }) => Math.max(most, lastFilled(cells)), 0);
  const format = best && formatIn(header);
  const locations = [...new Set(header.flatMap((name) => locatedIn(name, format)?.location ?? []))];
  const chosen = location ?? locations[0];
  const uses = best ? usesOf(header, format, chosen) : [];
  const data = rows.slice(start + 1);
  return {
    origin: format?.origin ?? 'other',
    start,
    header,
    count,
    locations,
    location: chosen,
    choice: {
      hasHeader,
      uses: Array.from({ length: count }, (_, column) => useByCells(uses[column], data, column, format)),
    },
  };
}

/** Returns the first row with {@link SURE_SCORE} recognized columns, otherwise the row with the most. */
function headerIn(rows: readonly SheetRow[]): { place: number } | undefined {
  let best: { place: number; score: number } | undefined;
  for (const [place, { cells }] of rows.entries()) {
    const header = cells.map(cellText);
    const used = new Set(usesOf(header, formatIn(header)).filter((use) => use !== 'unused'));
    const score = used.has('item') && used.size > 1 ? used.size : 0;
    if (score > (best?.score ?? 0)) best = { place, score };
    if (score >= SURE_SCORE) break;
  }
  return best;
}

/** Whether the sheet is from a program that writes HTML into its cells. */
export const hasHtmlCells = ({ rows }: Sheet): boolean =>
  rows.slice(0, HEADER_ROWS).some(({ cells }) => formatIn(cells.map(cellText))?.hasHtmlCells);

const formatIn = (header: readonly string[]) => fileFormatOf(new Set(header.map(normalName)));

/** Corrects the use of a column if the cells contradict it. */
function useByCells(
  use: ColumnUse = 'unused',
  rows: readonly SheetRow[],
  column: number,
  format: FileFormat | undefined,
): ColumnUse {
  const cells = () => rows.map((row) => cellText(row.cells[column])).filter((text) => text !== '');
  if (use === 'sizePrice') {
    const prices = cells().filter((cell) => 'price' in filePrice(cell));
    return prices.length * 2 > cells().length ? use : 'unused';
  }
  // a column with quantities in stock has no yes or no
  if (use === 'available' && cells().some((cell) => /^-?\d/.test(cell) && Number(cell) > 1)) return 'stock';
  // another program's ids could match by chance
  return format?.origin !== 'own' && (use === 'itemId' || use === 'categoryId') ? 'unused' : use;
}

const lastFilled = (cells: readonly Cell[]) => cells.findLastIndex((cell) => cellText(cell) !== '') + 1;

function usesOf(
  header: readonly string[],
  format: FileFormat | undefined,
  location?: string,
): readonly ColumnUse[] {
  const own = columnUsesByName(format?.columns ?? {});
  const ownAtLocation = columnUsesByName(format?.perLocation?.columns ?? {});
  const known = new Map([...GENERAL_USES, ...own]);
  const preferred = [...own.keys(), ...GENERAL_USES.keys()];
  const names = header.map((name) => (name.length > MAX_NAME_LENGTH ? '' : normalName(name)));
  const uses = header.map((heading, place): ColumnUse => {
    const name = names[place] ?? '';
    const at = locatedIn(heading, format);
    if (!at) return known.get(name) ?? patternUse(name);
    return (at.location === location && ownAtLocation.get(at.name)) || 'unused';
  });
  const rankOf = (place: number) => preferred.indexOf(names[place] ?? '');
  const best = new Map<ColumnUse, number>();
  for (const [place, use] of uses.entries()) {
    const other = best.get(use);
    if (other === undefined || rankOf(place) < rankOf(other)) best.set(use, place);
  }
  return uses.map((use, place) =>
    REPEATABLE_COLUMN_USES.includes(use) || best.get(use) === place ? use : 'unused',
  );
}

function patternUse(name: string): ColumnUse {
  if (MODIFIER_SET.test(name)) return 'modifiers';
  return SIZE_NAME.test(name) || PRICE_OF_MEAL.test(name) ? 'sizePrice' : 'unused';
}

/** Splits `Price [Harbour Cafe]` into a name and a location, if the format has columns per location. */
function locatedIn(heading: string, format: FileFormat | undefined) {
  const { name, location } = format?.perLocation?.pattern.exec(heading.trim())?.groups ?? {};
  return name && location ? { name: searchable(name), location } : undefined;
}

/** Removes case, accents, currencies, units in parentheses, and final punctuation. */
function normalName(name: string): string {
  return spaced(name)
    .replace(/\s*[([].*?[)\]]|\p{Sc}|\b(?:usd|eur|gbp|chf)\b/gu, '')
    .replace(/[\s:*#.]+$/, '')
    .replace(/\s+in$/, '')
    .replace(/^[\s*#]+/, '')
    .trim();
}

/** Splits `itemName` and `item_name` into words, and removes case and accents. */
const spaced = (name: string): string =>
  searchable(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).replaceAll('_', ' ');

/** Assigns a use to a column. Another column loses the use, unless the use is repeatable. */
export function assignColumnUse(choice: ColumnChoice, column: number, use: ColumnUse): ColumnChoice {
  return {
    ...choice,
    uses: choice.uses.map((other, place) => {
      if (place === column) return use;
      return other === use && !REPEATABLE_COLUMN_USES.includes(use) ? 'unused' : other;
    }),
  };
}

/** Returns the rows below the column names, or all filled rows if there are no column names. */
export function dataRows({ rows }: Sheet, { start, choice }: SheetColumns): readonly SheetRow[] {
  return rows.slice(choice.hasHeader ? start + 1 : start);
}
