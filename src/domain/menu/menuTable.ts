import { httpUrl } from '#domain/shared/httpUrl.ts';
import { plainCell, textFromCell, type Table } from '#domain/shared/table.ts';
import { distinctAliases } from './aliases.ts';
import {
  toImportReading,
  type ImportedCategory,
  type ImportedItem,
  type ImportProblem,
  type ImportReading,
  type ImportRule,
} from './importedMenu.ts';
import type { Category, Item, Menu } from './menu.ts';
import { parsePrice, priceText } from './price.ts';
import {
  daysCell,
  daysFromCell,
  dietaryCell,
  dietaryFromCell,
  listCell,
  listFromCell,
  yesNoCell,
  yesNoFromCell,
} from './tableCells.ts';

/** Column names in order, each with its cell value. */
const COLUMNS = {
  Category: (category: Category) => category.name,
  Item: (_: Category, item?: Item) => item?.name ?? '',
  Description: (_: Category, item?: Item) => item?.description ?? '',
  Price: (_: Category, item?: Item) => (item ? priceText(item.price) : ''),
  Aliases: (_: Category, item?: Item) => listCell(item?.aliases ?? []),
  Dietary: (_: Category, item?: Item) => dietaryCell(item?.dietary ?? []),
  Available: (_: Category, item?: Item) => (item ? yesNoCell(item.availability.isAvailable) : ''),
  Days: (_: Category, item?: Item) => (item ? daysCell(item.availability.availableDays) : ''),
  'Image URL': (_: Category, item?: Item) => item?.imageUrl ?? '',
  'Category description': (category: Category) => category.description,
  'Category active': (category: Category) => yesNoCell(category.isActive),
  'Category ID': (category: Category) => category.id,
  'Item ID': (_: Category, item?: Item) => item?.id ?? '',
} satisfies Record<string, (category: Category, item?: Item) => string>;

type Column = keyof typeof COLUMNS;

/** Exports the menu as a table with one row per item, and one per empty category. */
export function menuToTable({ categories }: Menu): Table {
  const cellsOf = Object.values(COLUMNS);
  const line = (category: Category, item?: Item) =>
    cellsOf.map((cellOf) => plainCell(cellOf(category, item)));
  const lines = categories.flatMap((category) =>
    category.items.length === 0 ? [line(category)] : category.items.map((item) => line(category, item)),
  );
  return [Object.keys(COLUMNS), ...lines];
}

/** Returns a cell of the current row, or undefined if the table has no such column. */
type Cells = (column: Column) => string | undefined;

/** Parses a menu from a table. Needs the columns Category and Item, and skips blank rows. */
export function menuFromTable([header = [], ...lines]: Table): ImportReading {
  const names = header.map((name) => name.trim().toLowerCase());
  const placeOf = (column: Column) => names.indexOf(column.toLowerCase());
  if (placeOf('Category') < 0 || placeOf('Item') < 0) {
    return { outcome: 'unreadable', problems: [{ rule: 'no-columns' }] };
  }

  const problems: ImportProblem[] = [];
  const categories = categoriesByLines();
  for (const [index, line] of lines.entries()) {
    if (line.every((cell) => cell.trim() === '')) continue;
    // line 1 has the column names
    const report = (rule: ImportRule) => void problems.push({ rule, line: index + 2 });
    const cells: Cells = (column) => {
      const place = placeOf(column);
      return place < 0 ? undefined : textFromCell(line[place] ?? '').trim();
    };

    const category = categoryFrom(cells, report);
    const item = itemFrom(cells, report);
    const { items } = categories.of(category);
    if (item) items.push(item);
  }
  return toImportReading(categories.all, problems);
}

/** A category while its items are collected. */
type Gathered = ImportedCategory & { readonly items: ImportedItem[] };

/**
 * Groups rows into categories. A row added by hand has a category name but no id. Such rows match by name.
 */
function categoriesByLines() {
  const all: Gathered[] = [];
  const byId = new Map<string, number>();
  const byName = new Map<string, number>();
  const withoutId = new Map<string, number>();
  const note = (places: Map<string, number>, key: string, place: number) => {
    if (!places.has(key)) places.set(key, place);
  };
  const placeOf = (id: string | undefined, name: string) => {
    if (id === undefined) return byName.get(name);
    const places = [byId.get(id), withoutId.get(name)].filter((place) => place !== undefined);
    return places.length > 0 ? Math.min(...places) : undefined;
  };
  return {
    all,
    of(category: ImportedCategory): Gathered {
      const { id } = category;
      const name = category.name.toLowerCase();
      const known = all[placeOf(id, name) ?? -1];
      if (known) return known;
      const gathered = { ...category, items: [] };
      const place = all.push(gathered) - 1;
      if (id === undefined) note(withoutId, name, place);
      else note(byId, id, place);
      note(byName, name, place);
      return gathered;
    },
  };
}

function categoryFrom(cells: Cells, report: (rule: ImportRule) => void): ImportedCategory {
  const name = cells('Category') ?? '';
  if (name === '') report('no-category');
  return {
    id: cells('Category ID') || undefined,
    name,
    description: cells('Category description'),
    isActive: truthFrom(cells('Category active'), report),
    items: [],
  };
}

/** Parses the item of a row, or returns undefined for a category-only row. */
function itemFrom(cells: Cells, report: (rule: ImportRule) => void): ImportedItem | undefined {
  const name = cells('Item') ?? '';
  const priceCell = cells('Price');
  if (name === '') {
    if (priceCell || cells('Description')) report('no-name');
    return undefined;
  }
  const price = priceCell === undefined ? undefined : parsePrice(priceCell);
  if (priceCell !== undefined && price === undefined) report('no-price');
  const imageUrl = cells('Image URL');
  if (imageUrl && !httpUrl(imageUrl)) report('no-url');
  const aliases = cells('Aliases');
  const dietary = cells('Dietary');
  return {
    id: cells('Item ID') || undefined,
    name,
    description: cells('Description'),
    price,
    imageUrl,
    aliases: aliases === undefined ? undefined : distinctAliases(listFromCell(aliases)),
    dietary: dietary === undefined ? undefined : dietaryFromCell(dietary),
    isAvailable: truthFrom(cells('Available'), report),
    availableDays: daysFromCell(cells('Days') ?? ''),
  };
}

function truthFrom(cell: string | undefined, report: (rule: ImportRule) => void): boolean | undefined {
  const truth = yesNoFromCell(cell ?? '');
  if (truth !== 'unclear') return truth;
  report('neither-yes-nor-no');
  return undefined;
}
