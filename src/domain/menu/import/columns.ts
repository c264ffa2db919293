import { searchable } from '#domain/shared/comparable.ts';
import type { ColumnChoice, ColumnUse } from './columnUse.ts';
import { filePrice } from './filePrice.ts';
import { cellText, isBlankRow, type Cell, type Sheet, type SheetRow } from './sheet.ts';

/** Uses that several columns may have. */
const REPEATABLE: readonly ColumnUse[] = ['sizePrice', 'modifiers', 'unused'];

/** The program that wrote a file: the export of this app, a point of sale, or any other. */
export type FileOrigin = 'own' | 'square' | 'toast' | 'clover' | 'other';

/** The columns of a sheet. */
export interface SheetColumns {
  readonly origin: FileOrigin;
  /** Place of the row with the column names in the sheet's rows, or of the first data row without names. */
  readonly start: number;
  /** The column names, or an empty list without names. */
  readonly header: readonly string[];
  /** Number of columns. */
  readonly count: number;
  readonly choice: ColumnChoice;
}

/** Names of columns in files of this app, of points of sale, and of spreadsheets in common languages. */
const NAMES: Readonly<Partial<Record<ColumnUse, readonly string[]>>> = {
  category:
    'category|categories|menu category|category name|menu group|menu groups|menu group name|group|section|menu section|course|reporting category|parent menu entity|parent name|kategorie|kategorien|rubrik|speisenkategorie|categorie|rubrique|categoria|sezione|seccion|portata'.split(
      '|',
    ),
  item: 'item|item name|name|menu item|menu item name|menu items|dish|dish name|product|product name|title|artikel|artikelname|gericht|gerichte|speise|produkt|bezeichnung|plat|plats|nom|produit|article|platillo|plato|nombre|producto|articulo|piatto|nome|prodotto|prato'.split(
    '|',
  ),
  description:
    'description|item description|menu description|details|ingredients|beschreibung|zutaten|details du plat|descripcion|descrizione|ingredienti|descricao|long description'.split(
      '|',
    ),
  price:
    'price|prices|regular price|base price|item price|default price|unit price|retail price|menu price|sale price|amount|preis|preise|einzelpreis|prix|prix unitaire|tarif|precio|precios|prezzo|preco|cost to customer'.split(
      '|',
    ),
  size: 'variation|variation name|size|size name|portion|groesse|grosse|variante|taille|tamano|formato'.split(
    '|',
  ),
  aliases:
    'aliases|alias|alternate name|alternate names|alternative name|alternative names|customer-facing name|also called|other names|andere namen'.split(
      '|',
    ),
  dietary: 'dietary|diet|dietary marks|dietary info|diets'.split('|'),
  available: 'available|availability|in stock|verfugbar|disponible|disponibile'.split('|'),
  days: 'days|available days|tage|jours|dias|giorni'.split('|'),
  imageUrl: 'image url|image|image link|picture|photo|photo url'.split('|'),
  categoryDescription: ['category description'],
  categoryActive: ['category active'],
  categoryId: ['category id'],
  itemId: ['item id'],
  modifiers: 'modifiers|modifier groups|modifier group|modifier sets|modifier list|add-ons|options'.split(
    '|',
  ),
  kind: 'entity type|item type|row type|type'.split('|'),
  priceType: 'price type|pricing strategy|pricing type'.split('|'),
  archived: 'archived|deleted'.split('|'),
};

const USE_OF_NAME = new Map(
  Object.entries(NAMES).flatMap(([use, names]) => names.map((name) => [name, use as ColumnUse] as const)),
);

const SIZE =
  "(?:extra |x-?)?(?:small|medium|large)|xs|sm?|md?|lg?|xl|xxl|regular|half|full|whole|single|double|glass|bottle|carafe|pint|cup|bowl|slice|kids|family|klein|mittel|gross|glas|flasche|petit|grand|verre|bouteille|\\d+(?:[.,]\\d+)? ?(?:\"|''|in|inch|inches|oz|cl|ml|l|cm|pc|pcs|pieces|g|kg|lb)\\.?";
const SIZE_NAME = new RegExp(`^(?:(?:price|preis|prix)[ -:]*)?(?:${SIZE})(?:[ -]*(?:price|preis|prix))?$`);
const PRICE_OF_MEAL =
  /^(?:breakfast|brunch|lunch|dinner|happy hour|dine-in|takeout|takeaway|pickup|delivery) price$/;

const HEADER_ROWS = 20;

/** Number of recognized columns with which a row certainly has the column names. */
const SURE_SCORE = 3;

/** Prefers the specific name where a file has several for one use, as Square has Category next to Reporting Category. */
const PREFERENCE = new Map([...USE_OF_NAME.keys()].map((name, rank) => [name, rank]));

/** A longer text is no name of a column. */
const MAX_NAME_LENGTH = 60;

/** Identifies files with the same column names, so that a choice can be remembered for the next one. */
export function signatureOf(header: readonly string[]): string {
  return header.map(normalName).join('|');
}

/** Finds the row with the column names, and recognizes their use. (rule: recognized columns) */
export function recognizeColumns({ rows }: Sheet): SheetColumns {
  const best = headerIn(rows.slice(0, HEADER_ROWS));
  const first = Math.max(
    0,
    rows.findIndex((row) => !isBlankRow(row)),
  );
  const start = best?.place ?? first;
  const header = (rows[start]?.cells ?? []).map(cellText);
  const hasHeader = best !== undefined || !header.some((name) => 'price' in filePrice(name));
  const count = rows.reduce((most, { cells }) => Math.max(most, lastFilled(cells)), 0);
  const origin = best ? originOf(header) : 'other';
  const uses = padded(best?.uses ?? [], count).map((use, column) => {
    if (use === 'sizePrice' && !hasPrices(rows.slice(start + 1), column)) return 'unused';
    // another program's ids could match by chance
    return origin !== 'own' && (use === 'itemId' || use === 'categoryId') ? 'unused' : use;
  });
  return { origin, start, header, count, choice: { hasHeader, uses } };
}

/** Returns the first row in which three columns are recognized, otherwise the first with most of them. */
function headerIn(rows: readonly SheetRow[]): { place: number; uses: readonly ColumnUse[] } | undefined {
  let best: { place: number; uses: readonly ColumnUse[]; score: number } | undefined;
  for (const [place, { cells }] of rows.entries()) {
    const uses = usesOf(cells.map(cellText));
    const score = scoreOf(uses);
    if (score > (best?.score ?? 0)) best = { place, uses, score };
    if (score >= SURE_SCORE) break;
  }
  return best;
}

/** Whether most of a column's cells are prices. */
function hasPrices(rows: readonly SheetRow[], column: number): boolean {
  const cells = rows.map(({ cells: row }) => row[column] ?? '').filter((cell) => cellText(cell) !== '');
  return cells.filter((cell) => 'price' in filePrice(cell)).length * 2 > cells.length;
}

const lastFilled = (cells: readonly Cell[]) => cells.findLastIndex((cell) => cellText(cell) !== '') + 1;

const padded = (uses: readonly ColumnUse[], count: number) =>
  Array.from({ length: count }, (_, place) => uses[place] ?? 'unused');

/** A row with column names has an item and another column. */
function scoreOf(uses: readonly ColumnUse[]): number {
  const used = new Set(uses.filter((use) => use !== 'unused'));
  return used.has('item') && used.size > 1 ? used.size : 0;
}

function usesOf(header: readonly string[]): readonly ColumnUse[] {
  const names = header.map((name) => (name.length > MAX_NAME_LENGTH ? '' : normalName(name)));
  const uses = names.map(useOf);
  const best = new Map<ColumnUse, number>();
  for (const [place, use] of uses.entries()) {
    const other = best.get(use);
    if (other === undefined || rankOf(names[place]) < rankOf(names[other])) best.set(use, place);
  }
  return uses.map((use, place) => (REPEATABLE.includes(use) || best.get(use) === place ? use : 'unused'));
}

const rankOf = (name = '') => PREFERENCE.get(name) ?? Infinity;

function useOf(name: string): ColumnUse {
  const known = USE_OF_NAME.get(name);
  if (known) return known;
  if (/^(?:modifier (?:set|list|group)|option name|option set)/.test(name)) return 'modifiers';
  return SIZE_NAME.test(name) || PRICE_OF_MEAL.test(name) ? 'sizePrice' : 'unused';
}

/** Whether a column has prices in cents, as `price_cents` and `Price (cents)` do. */
export const isInCents = (name: string): boolean => /\bcents?\b|[¢￠]/.test(spaced(name));

/** Drops case, accents, currencies, units in parentheses, and punctuation at the end. */
function normalName(name: string): string {
  return spaced(name)
    .replace(/\s*[([].*?[)\]]|\p{Sc}|\b(?:usd|eur|gbp|chf|cents?)\b/gu, '')
    .replace(/[\s:*#.]+$/, '')
    .replace(/\s+in$/, '')
    .replace(/^[\s*#]+/, '')
    .trim();
}

/** Splits `itemName` and `item_name` into words, without case and accents. */
const spaced = (name: string): string =>
  searchable(name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).replaceAll('_', ' ');

function originOf(header: readonly string[]): FileOrigin {
  const names = new Set(header.map(normalName));
  const has = (...all: readonly string[]) => all.every((name) => names.has(name));
  if (has('category', 'item')) return 'own';
  if (has('item name', 'variation name') || has('token', 'item name')) return 'square';
  if (has('clover id') || has('name', 'price type')) return 'clover';
  if (
    has('menu group', 'menu item') ||
    has('entity type') ||
    has('master id') ||
    has('menu group', 'item name')
  ) {
    return 'toast';
  }
  return 'other';
}

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
