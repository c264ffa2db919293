import { searchable } from '#domain/shared/comparable.ts';
import { REPEATABLE, type ColumnChoice, type ColumnUse } from './columnUse.ts';
import { filePrice } from './filePrice.ts';
import { formatOf, GENERAL_COLUMNS, usesByName, type FileFormat, type FileOrigin } from './formats.ts';
import { cellText, isBlankRow, type Cell, type Sheet, type SheetRow } from './sheet.ts';

/** The columns of a sheet. */
export interface SheetColumns {
  readonly origin: FileOrigin;
  /** Place of the row with the column names in the sheet's rows, or of the first data row without names. */
  readonly start: number;
  /** The column names, or an empty list without names. */
  readonly header: readonly string[];
  /** Number of columns. */
  readonly count: number;
  /** Names of the locations that have columns of their own, such as a price. */
  readonly locations: readonly string[];
  /** The location whose columns are imported. Undefined if none has any. */
  readonly location: string | undefined;
  readonly choice: ColumnChoice;
}

const GENERAL_USES = usesByName(GENERAL_COLUMNS);

const SIZE =
  "(?:extra |x-?)?(?:small|medium|large)|xs|sm?|md?|lg?|xl|xxl|regular|half|full|whole|single|double|glass|bottle|carafe|pint|cup|bowl|slice|kids|family|klein|mittel|gross|glas|flasche|petit|grand|verre|bouteille|\\d+(?:[.,]\\d+)? ?(?:\"|''|in|inch|inches|oz|cl|ml|l|cm|pc|pcs|pieces|g|kg|lb)\\.?";
const SIZE_NAME = new RegExp(`^(?:(?:price|preis|prix)[ -:]*)?(?:${SIZE})(?:[ -]*(?:price|preis|prix))?$`);
const PRICE_OF_MEAL =
  /^(?:breakfast|brunch|lunch|dinner|happy hour|dine-in|takeout|takeaway|pickup|delivery) price$/;
const MODIFIER_SET = /^(?:modifier (?:set|list|group)|modifier -)/;

const HEADER_ROWS = 20;

/** Number of recognized columns with which a row certainly has the column names. */
const SURE_SCORE = 3;

/** A longer text is no name of a column. */
const MAX_NAME_LENGTH = 60;

/** Identifies files with the same column names, so that a choice can be remembered for the next one. */
export function signatureOf(header: readonly string[]): string {
  return header.map(normalName).join('|');
}

/**
 * Finds the row with the column names, and recognizes their use. (rule: recognized columns)
 * @param location the location whose columns are imported, otherwise the first one of the file
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

/** Returns the first row in which three columns are recognized, otherwise the first with most of them. */
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

/** Whether the program that wrote the sheet writes parts of web pages into its cells. */
export const hasWebTexts = ({ rows }: Sheet): boolean =>
  rows.slice(0, HEADER_ROWS).some(({ cells }) => formatIn(cells.map(cellText))?.hasWebTexts);

const formatIn = (header: readonly string[]) => formatOf(new Set(header.map(normalName)));

/** Corrects a use that the cells of a column contradict. */
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
  // a quantity in stock is not yes or no
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
  const own = usesByName(format?.columns ?? {});
  const ownAtLocation = usesByName(format?.perLocation?.columns ?? {});
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
  return uses.map((use, place) => (REPEATABLE.includes(use) || best.get(use) === place ? use : 'unused'));
}

function patternUse(name: string): ColumnUse {
  if (MODIFIER_SET.test(name)) return 'modifiers';
  return SIZE_NAME.test(name) || PRICE_OF_MEAL.test(name) ? 'sizePrice' : 'unused';
}

/** Splits `Price [Harbour Cafe]` into its name and location, in a format with such columns. */
function locatedIn(heading: string, format: FileFormat | undefined) {
  const { name, location } = format?.perLocation?.pattern.exec(heading.trim())?.groups ?? {};
  return name && location ? { name: searchable(name), location } : undefined;
}

/** Drops case, accents, currencies, units in parentheses, and punctuation at the end. */
function normalName(name: string): string {
  return spaced(name)
    .replace(/\s*[([].*?[)\]]|\p{Sc}|\b(?:usd|eur|gbp|chf)\b/gu, '')
    .replace(/[\s:*#.]+$/, '')
    .replace(/\s+in$/, '')
    .replace(/^[\s*#]+/, '')
    .trim();
}

/** Splits `itemName` and `item_name` into words, without case and accents. */
const spaced = (name: string): string =>
  searchable(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).replaceAll('_', ' ');

/** Gives a column a use. Another column with the same use is not imported any longer. */
export function withUse(choice: ColumnChoice, column: number, use: ColumnUse): ColumnChoice {
  return {
    ...choice,
    uses: choice.uses.map((other, place) => {
      if (place === column) return use;
      return other === use && !REPEATABLE.includes(use) ? 'unused' : other;
    }),
  };
}

/** Returns the data rows, after the column names if there are any. */
export function dataRows({ rows }: Sheet, { start, choice }: SheetColumns): readonly SheetRow[] {
  return rows.slice(choice.hasHeader ? start + 1 : start);
}
