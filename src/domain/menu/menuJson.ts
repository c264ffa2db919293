import { httpUrl } from '#domain/shared/httpUrl.ts';
import { distinctAliases } from './aliases.ts';
import { distinctDietary } from './dietary.ts';
import {
  toImportReading,
  type ImportedCategory,
  type ImportedItem,
  type ImportProblem,
  type ImportReading,
} from './importedMenu.ts';
import type { Dietary, Menu } from './menu.ts';
import { isValidPrice, parsePrice } from './price.ts';
import { categoryNameOf } from './sampleMenu.ts';

type Json = Readonly<Record<string, unknown>>;

/** Exports the full menu as JSON. Writes empty values too, so importing the file restores everything. */
export function menuToJson({ categories }: Menu): string {
  const whole = categories.map(({ items, unreadableItems: _unreadable, ...category }) => ({
    ...category,
    items: items.map((item) => ({ ...item, imageUrl: item.imageUrl ?? '' })),
  }));
  return JSON.stringify({ categories: whole }, undefined, 2);
}

/** Parses a menu from JSON in the format of {@link menuToJson} or of the sample menu. */
export function menuFromJson(text: string): ImportReading {
  const json = parsed(text);
  if (json === undefined) return { outcome: 'unreadable', problems: [{ rule: 'no-json' }] };

  const sections = sectionsOf(json);
  if (!sections) return { outcome: 'unreadable', problems: [{ rule: 'no-menu' }] };

  const problems: ImportProblem[] = [];
  return toImportReading(
    sections.map((section) => categoryFrom(section, problems)),
    problems,
  );
}

/** Returns the categories of either format, or undefined for other JSON. */
function sectionsOf(json: unknown): readonly Json[] | undefined {
  if (!isRecord(json)) return undefined;
  const { categories, menu } = json;
  if (Array.isArray(categories)) return inOrder(categories);
  if (!isRecord(menu)) return undefined;
  if (Array.isArray(menu['categories'])) return inOrder(menu['categories']);

  const sections = Object.entries(menu);
  if (!sections.every(([, items]) => Array.isArray(items))) return undefined;
  return sections.map(([key, items]) => ({ name: categoryNameOf(key), items }));
}

function categoryFrom(section: Json, problems: ImportProblem[]): ImportedCategory {
  const name = textIn(section, 'name')?.trim() ?? '';
  if (name === '') problems.push({ rule: 'no-category' });
  const items = Array.isArray(section['items']) ? inOrder(section['items']) : [];
  return {
    id: textIn(section, 'id'),
    name,
    description: textIn(section, 'description'),
    isActive: truthIn(section, 'isActive'),
    items: items.map((item, index) =>
      itemFrom(item, (rule) => problems.push({ rule, category: name, place: index + 1 })),
    ),
  };
}

function itemFrom(item: Json, report: (rule: ImportProblem['rule']) => void): ImportedItem {
  const name = textIn(item, 'name')?.trim() ?? '';
  const price = priceIn(item);
  const imageUrl = textIn(item, 'imageUrl');
  const availability = isRecord(item['availability']) ? item['availability'] : {};
  if (name === '') report('no-name');
  if (price === undefined && item['price'] !== undefined) report('no-price');
  if (imageUrl && !httpUrl(imageUrl)) report('no-url');
  return {
    id: textIn(item, 'id'),
    name,
    description: textIn(item, 'description'),
    price,
    imageUrl,
    aliases: listIn(item, 'aliases', textsOf),
    dietary: listIn(item, 'dietary', dietaryOf),
    isAvailable: truthIn(availability, 'isAvailable'),
    availableDays: listIn(availability, 'availableDays', (days) => days.filter(isText)),
  };
}

function priceIn({ price }: Json): number | undefined {
  if (typeof price === 'string') return parsePrice(price);
  return typeof price === 'number' && isValidPrice(price) ? price : undefined;
}

function textsOf(list: readonly unknown[]): readonly string[] {
  return distinctAliases(list.filter(isText));
}

function dietaryOf(list: readonly unknown[]): readonly Dietary[] {
  const marks = list.map((entry) => (isText(entry) ? { type: entry } : entry)).filter(isRecord);
  return distinctDietary(
    marks.map((mark) => ({ type: textIn(mark, 'type') ?? '', level: textIn(mark, 'level') ?? '' })),
  );
}

/** Sorts by display order if present. */
function inOrder(list: readonly unknown[]): readonly Json[] {
  const orderOf = ({ displayOrder }: Json, index: number) =>
    typeof displayOrder === 'number' ? displayOrder : index;
  return list
    .map((entry) => (isRecord(entry) ? entry : {}))
    .map((entry, index) => ({ entry, order: orderOf(entry, index) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ entry }) => entry);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textIn = (record: Json, key: string) => (isText(record[key]) ? record[key] : undefined);

const truthIn = (record: Json, key: string) => (typeof record[key] === 'boolean' ? record[key] : undefined);

function listIn<T>(record: Json, key: string, read: (list: readonly unknown[]) => T): T | undefined {
  const list = record[key];
  return Array.isArray(list) ? read(list) : undefined;
}
