import { httpUrl } from '#domain/shared/httpUrl.ts';
import { distinctDietary } from '../dietary.ts';
import {
  toImportReading,
  unreadable,
  type ImportedCategory,
  type ImportedItem,
  type ImportReading,
  type RowNote,
  type SkippedRow,
} from '../importedMenu.ts';
import type { Dietary } from '../menu.ts';
import { filePrice, type FilePrice } from './filePrice.ts';
import { isRecord, textIn, type Json } from './json.ts';
import { withoutHtml } from './withoutHtml.ts';

const DIETS: Readonly<Record<string, string>> = {
  VegetarianDiet: 'vegetarian',
  VeganDiet: 'vegan',
  GlutenFreeDiet: 'gluten-free',
  HalalDiet: 'halal',
  KosherDiet: 'kosher',
};

/** Deeper nesting is no menu that a person wrote. */
const MAX_DEPTH = 20;

/**
 * Reads a menu in the format of schema.org, alone, in a restaurant, or in a graph. A section in another
 * section becomes a category, and every offer of an item becomes an item. Returns undefined for other JSON.
 * (rule: published menus)
 */
export function menuFromSchemaOrg(json: unknown): ImportReading | undefined {
  const menus = menusIn(json, MAX_DEPTH);
  if (menus.length === 0) return undefined;
  const found: Found = { categories: [], skipped: [], notes: [] };
  for (const menu of menus) readSection(menu, found, MAX_DEPTH);
  if (found.categories.length === 0) return unreadable({ rule: 'nothing-in-it' });
  return toImportReading(found.categories, found.skipped, found.notes);
}

interface Found {
  readonly categories: ImportedCategory[];
  readonly skipped: SkippedRow[];
  readonly notes: RowNote[];
}

function menusIn(json: unknown, depth: number): readonly Json[] {
  if (depth === 0) return [];
  return listOf(json).flatMap((thing) => {
    if (isOfType(thing, 'Menu') || 'hasMenuSection' in thing) return [thing];
    return ['@graph', 'hasMenu', 'mainEntity'].flatMap((key) => menusIn(thing[key], depth - 1));
  });
}

function readSection(section: Json, found: Found, depth: number): void {
  const items = listOf(section['hasMenuItem']);
  const name = nameOf(section);
  if (items.length > 0) {
    const category = { name: name || 'Menu', description: descriptionOf(section) };
    const read = items.flatMap((item, index) =>
      itemsFrom(item, { category: category.name, place: index + 1 }, found),
    );
    found.categories.push({ ...category, items: read });
  }
  if (depth === 0) return;
  for (const inner of listOf(section['hasMenuSection'])) readSection(inner, found, depth - 1);
}

function itemsFrom(
  item: Json,
  at: { readonly category: string; readonly place: number },
  { skipped, notes }: Found,
): readonly ImportedItem[] {
  const name = nameOf(item);
  if (name === '') {
    skipped.push({ rule: 'no-name', ...at });
    return [];
  }
  if (listOf(item['menuAddOn']).length > 0) {
    notes.push({
      remark: 'modifiers-left-out',
      ...at,
      name,
      text: listOf(item['menuAddOn']).map(nameOf).join(', '),
    });
  }
  const imageUrl = imageOf(item['image']);
  const fields = {
    description: descriptionOf(item),
    imageUrl,
    dietary: dietsOf(item['suitableForDiet']),
  };
  const offers = listOf(item['offers']);
  return (offers.length > 0 ? offers : [{}]).map((offer): ImportedItem => {
    const size = nameOf(offer);
    const named = offers.length > 1 && size !== '' ? `${name} (${size})` : name;
    const price = priceOf(offer);
    if ('price' in price) return { ...fields, name: named, price: price.price };
    skipped.push({ rule: price.problem, ...at, name: named, text: textOf(offer['price']) });
    return { name: named, isSkipped: true };
  });
}

function priceOf(offer: Json): FilePrice {
  const [specification = {}] = listOf(offer['priceSpecification']);
  const price = offer['price'] ?? specification['price'];
  return typeof price === 'string' || typeof price === 'number' ? filePrice(price) : { problem: 'no-price' };
}

function dietsOf(diets: unknown): readonly Dietary[] | undefined {
  if (diets === undefined) return undefined;
  const names = (Array.isArray(diets) ? diets : [diets]).filter((diet) => typeof diet === 'string');
  return distinctDietary(
    names.flatMap((name) => {
      const type = DIETS[name.split('/').at(-1) ?? ''];
      return type ? [{ type }] : [];
    }),
  );
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Pictures are texts, or objects with an address. */
function imageOf(image: unknown): string | undefined {
  const [first] = Array.isArray(image) ? (image as unknown[]) : [image];
  const url = isRecord(first) ? (textIn(first, 'url') ?? textIn(first, 'contentUrl')) : first;
  return typeof url === 'string' ? httpUrl(url) : undefined;
}

const nameOf = (thing: Json) => withoutHtml(textIn(thing, 'name') ?? '').trim();

function descriptionOf(thing: Json): string | undefined {
  const description = textIn(thing, 'description');
  return description === undefined ? undefined : withoutHtml(description);
}

const isOfType = (thing: Json, type: string) => {
  const types = thing['@type'];
  const list: readonly unknown[] = Array.isArray(types) ? types : [types];
  return list.some((one) => one === type || one === `schema:${type}`);
};

/** JSON-LD leaves out the list around a single thing. */
function listOf(value: unknown): readonly Json[] {
  return (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isRecord);
}
