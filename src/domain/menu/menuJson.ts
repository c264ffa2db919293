import { httpUrl } from '#domain/shared/httpUrl.ts';
import { distinctAliases } from './aliases.ts';
import { distinctDietary } from './dietary.ts';
import { filePrice } from './import/filePrice.ts';
import { isRecord, jsonFrom, textProperty, type Json } from './import/json.ts';
import {
  toImportReading,
  unreadable,
  type ImportedCategory,
  type ImportedItem,
  type ImportProblem,
  type ImportReading,
} from './importedMenu.ts';
import type { Dietary, Menu } from './menu.ts';
import { categoryNameOf } from './sampleMenu.ts';
import { listFromCell, yesNoFromCell } from './tableCells.ts';

/** Exports the full menu as JSON. Includes empty values, so importing the file restores everything. */
export function menuToJson({ categories }: Menu): string {
  const whole = categories.map(({ items, unreadableItems: _unreadable, ...category }) => ({
    ...category,
    items: items.map((item) => ({ ...item, imageUrl: item.imageUrl ?? '' })),
  }));
  return JSON.stringify({ categories: whole }, undefined, 2);
}

/** Parses a menu from JSON in the format of {@link menuToJson} or of the sample menu. */
export function menuFromJson(text: string): ImportReading {
  const json = jsonFrom(text);
  if (json === undefined) return unreadable({ rule: 'no-json' });
  const sections = sectionsOf(json);
  if (!sections) return unreadable({ rule: 'no-menu' });

  const problems: ImportProblem[] = [];
  const categories = sections.map((section) => categoryFrom(section, problems));
  return problems.length > 0 ? unreadable(...problems) : toImportReading(categories);
}

/** Returns the categories of either format, or undefined for other JSON. */
function sectionsOf(json: unknown): readonly Json[] | undefined {
  if (!isRecord(json)) return undefined;
  const { menu } = json;
  const listed = listOfCategories(json) ?? (isRecord(menu) ? listOfCategories(menu) : undefined);
  if (listed) return inOrder(listed);
  if (!isRecord(menu)) return undefined;

  const sections = Object.entries(menu);
  if (!sections.every(([, items]) => Array.isArray(items))) return undefined;
  return sections.map(([key, items]) => ({ name: categoryNameOf(key), items }));
}

const listOfCategories = ({ categories }: Json): readonly unknown[] | undefined =>
  Array.isArray(categories) ? categories : undefined;

function categoryFrom(section: Json, problems: ImportProblem[]): ImportedCategory {
  const name = textProperty(section, 'name')?.trim() ?? '';
  if (name === '') problems.push({ rule: 'no-category' });
  const isActive = truthIn(section, 'isActive');
  if (isActive === 'unclear') problems.push({ rule: 'neither-yes-nor-no', category: name });
  const list = section['items'] ?? [];
  if (!Array.isArray(list)) problems.push({ rule: 'no-items-list', category: name });
  const items = Array.isArray(list) ? inOrder(list) : [];
  return {
    id: textProperty(section, 'id'),
    name,
    description: textProperty(section, 'description'),
    isActive: isActive === 'unclear' ? undefined : isActive,
    items: items.map((item, index) =>
      itemFrom(item, (rule) => problems.push({ rule, category: name, place: index + 1 })),
    ),
  };
}

function itemFrom(item: Json, report: (rule: ImportProblem['rule']) => void): ImportedItem {
  const name = textProperty(item, 'name')?.trim() ?? '';
  const price = priceIn(item);
  const imageUrl = textProperty(item, 'imageUrl');
  const availability = isRecord(item['availability']) ? item['availability'] : {};
  const isAvailable = truthIn(availability, 'isAvailable');
  if (name === '') report('no-name');
  if (price && 'problem' in price) report(price.problem);
  if (imageUrl && !httpUrl(imageUrl)) report('no-url');
  if (isAvailable === 'unclear') report('neither-yes-nor-no');
  return {
    id: textProperty(item, 'id'),
    name,
    description: textProperty(item, 'description'),
    price: price && 'price' in price ? price.price : undefined,
    imageUrl,
    aliases: listIn(item, 'aliases', textsOf),
    dietary: listIn(item, 'dietary', dietaryOf),
    isAvailable: isAvailable === 'unclear' ? undefined : isAvailable,
    availableDays: listIn(availability, 'availableDays', (days) => days.filter(isText)),
  };
}

/** Returns an item's price, or undefined if the item has none. */
function priceIn({ price }: Json): ReturnType<typeof filePrice> | undefined {
  if (price === undefined || price === null) return undefined;
  return typeof price === 'number' || isText(price) ? filePrice(price) : { problem: 'not-a-price' };
}

function textsOf(list: readonly unknown[]): readonly string[] {
  return distinctAliases(list.filter(isText));
}

function dietaryOf(list: readonly unknown[]): readonly Dietary[] {
  const marks = list.map((entry) => (isText(entry) ? { type: entry } : entry)).filter(isRecord);
  return distinctDietary(
    marks.map((mark) => ({
      type: textProperty(mark, 'type') ?? '',
      level: textProperty(mark, 'level') ?? '',
    })),
  );
}

/** Sorts entries by display order, if they have one. */
function inOrder(list: readonly unknown[]): readonly Json[] {
  const orderOf = ({ displayOrder }: Json, index: number) =>
    typeof displayOrder === 'number' ? displayOrder : index;
  return list
    .map((entry) => (isRecord(entry) ? entry : {}))
    .map((entry, index) => ({ entry, order: orderOf(entry, index) }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ entry }) => entry);
}

const isText = (value: unknown): value is string => typeof value === 'string';

function truthIn(record: Json, key: string): ReturnType<typeof yesNoFromCell> {
  const truth = record[key];
  if (typeof truth === 'boolean' || truth === undefined || truth === null) return truth ?? undefined;
  return isText(truth) ? yesNoFromCell(truth) : 'unclear';
}

/** Reads a list, which is an array or text with semicolons. */
function listIn<T>(record: Json, key: string, read: (list: readonly unknown[]) => T): T | undefined {
  const list = record[key];
  if (isText(list)) return read(listFromCell(list));
  return Array.isArray(list) ? read(list) : undefined;
}
