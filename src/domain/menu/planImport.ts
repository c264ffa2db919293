import { addedSince } from '#domain/shared/addedSince.ts';
import { comparable } from '#domain/shared/comparable.ts';
import { textFromCell } from '#domain/shared/table.ts';
import { distinctAliases } from './aliases.ts';
import { nextDisplayOrder } from './displayOrder.ts';
import type { ImportedCategory, ImportedItem, ImportedMenu } from './importedMenu.ts';
import { EVERY_DAY, type Category, type Item, type Menu } from './menu.ts';
import { daysCell, dietaryCell, listCell } from './tableCells.ts';

/** Whether items that are missing from the file stay in the menu. */
export type UnlistedItems = 'kept' | 'removed';

/**
 * Builds the menu after an import. Matches by id, then by category and name in comparable form. Keeps the
 * fields that the file omits, and the items of rows that cannot be imported. If items that the file lacks are
 * removed, the menu is sorted like the file. Otherwise, new items come last. (rule: import matching)
 * @param newId returns the id of a new category or item, always the same id for the same row
 */
export function planImport(
  current: Menu,
  imported: ImportedMenu,
  rest: UnlistedItems,
  newId: (row: ImportedCategory | ImportedItem) => string,
): Menu {
  const match = matcher(current, imported, newId);
  const listed = imported.categories.flatMap((category) => importCategory(category, match));
  return { ...current, categories: rest === 'removed' ? renumbered(listed) : merged(current, listed) };
}

/** Matches imported categories and items with existing ones, and no existing one twice. */
interface Matcher {
  readonly newId: (row: ImportedCategory | ImportedItem) => string;
  category(imported: ImportedCategory): Category | undefined;
  item(imported: ImportedItem, among: readonly Item[]): Item | undefined;
}

function matcher({ categories }: Menu, imported: ImportedMenu, newId: Matcher['newId']): Matcher {
  const idsInFile = new Set(
    imported.categories.flatMap(({ id, items: rows }) => [id, ...rows.map((item) => item.id)]),
  );
  const items = new Map(categories.flatMap((category) => category.items.map((item) => [item.id, item])));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const named = byName(categories);
  const itemsNamed = new Map(categories.map((category) => [category.items, byName(category.items)]));
  const taken = new Set<object>();
  const markMatched = <T extends object>(found: T | undefined) => {
    if (found) taken.add(found);
    return found;
  };
  const isFree = (thing: object | undefined) => thing !== undefined && !taken.has(thing);
  /** Returns the first item that is not matched yet and whose id is in no row. Drops the items before it. */
  const firstUnmatched = <T extends { readonly id: string }>(things: T[] = []) => {
    const isOpen = (thing: T | undefined) => thing && isFree(thing) && !idsInFile.has(thing.id);
    while (things.length > 0 && !isOpen(things.at(-1))) things.pop();
    return things.at(-1);
  };

  return {
    newId,
    category({ id = '', name }) {
      const known = byId.get(id);
      if (isFree(known)) return markMatched(known);
      return markMatched(firstUnmatched(named.get(comparable(name))));
    },
    item({ id = '', name }, among) {
      const known = items.get(id);
      if (isFree(known)) return markMatched(known);
      return markMatched(firstUnmatched(itemsNamed.get(among)?.get(comparable(name))));
    },
  };
}

/** Groups items by comparable name, in reverse order. */
function byName<T extends { readonly name: string }>(things: readonly T[]): ReadonlyMap<string, T[]> {
  return Map.groupBy(things.toReversed(), ({ name }) => comparable(name));
}

/** Returns the category after the import, or nothing for a new category whose rows are all skipped. */
function importCategory(imported: ImportedCategory, match: Matcher): readonly Category[] {
  const before = match.category(imported);
  const items = imported.items.flatMap((item) => importItem(item, match, before?.items ?? []));
  if (!before && items.length === 0 && imported.items.length > 0) return [];
  return [
    {
      ...before,
      id: before?.id ?? match.newId(imported),
      name: importText(imported.name, before?.name),
      description: importText(imported.description, before?.description),
      isActive: imported.isActive ?? before?.isActive ?? true,
      displayOrder: before?.displayOrder ?? 0,
      items,
    },
  ];
}

function importItem(imported: ImportedItem, match: Matcher, among: readonly Item[]): readonly Item[] {
  const before = match.item(imported, among);
  if (imported.isSkipped) return before ? [before] : [];
  const availability = before?.availability ?? EVERY_DAY;
  return [
    {
      ...before,
      id: before?.id ?? match.newId(imported),
      name: importText(imported.name, before?.name),
      description: importText(imported.description, before?.description),
      price: imported.price ?? before?.price ?? 0,
      imageUrl: importText(imported.imageUrl, before?.imageUrl) || undefined,
      aliases: importList(imported.aliases, before?.aliases, (list) => listCell(distinctAliases(list))),
      dietary: importList(imported.dietary, before?.dietary, (list) => dietaryCell(list).toLowerCase()),
      displayOrder: before?.displayOrder ?? 0,
      availability: {
        ...availability,
        isAvailable: imported.isAvailable ?? availability.isAvailable,
        availableDays: importList(imported.availableDays, availability.availableDays, (list) =>
          daysCell(list).toLowerCase(),
        ),
      },
    },
  ];
}

/** Keeps the menu's text if the file has the same text in another notation. */
function importText(imported: string | undefined, before = ''): string {
  return imported === undefined || normalizedForFile(imported) === normalizedForFile(before)
    ? before
    : imported;
}

/** Keeps the menu's list if a file would contain the same text for both lists. */
function importList<T>(
  imported: readonly T[] | undefined,
  before: readonly T[] = [],
  cellOf: (list: readonly T[]) => string,
): readonly T[] {
  const form = (list: readonly T[]) => normalizedForFile(cellOf(list));
  return imported === undefined || form(imported) === form(before) ? before : imported;
}

/**
 * Normalizes what other programs change when they open and save a file: the Unicode form, line breaks,
 * non-breaking and outer spaces, and an apostrophe before a formula.
 */
const normalizedForFile = (text: string): string =>
  textFromCell(text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' ').trim());

function renumbered(categories: readonly Category[]): readonly Category[] {
  const numbered = <T>(things: readonly T[]) =>
    things.map((thing, index) => ({ ...thing, displayOrder: index + 1 }));
  return numbered(categories.map((category) => ({ ...category, items: numbered(category.items) })));
}

/** Replaces existing categories by their imported versions, at the same positions, and appends new ones. */
function merged(current: Menu, listed: readonly Category[]): readonly Category[] {
  const listedIds = new Set(listed.flatMap(({ items }) => items.map(({ id }) => id)));
  const listedById = new Map(listed.map((category) => [category.id, category]));
  const kept = current.categories.map((category) => {
    const named = listedById.get(category.id);
    const here = new Set(named?.items.map(({ id }) => id));
    const left = category.items.filter(({ id }) => !listedIds.has(id) || here.has(id));
    return named ? { ...named, items: replaced(left, named.items) } : { ...category, items: left };
  });
  return replaced(kept, addedSince(current.categories, listed).map(withItemsNumbered));
}

function withItemsNumbered(category: Category): Category {
  return { ...category, items: replaced([], category.items) };
}

/** Replaces existing items with their imported versions. Appends new items with increasing numbers. */
function replaced<T extends { readonly id: string; readonly displayOrder: number }>(
  before: readonly T[],
  listed: readonly T[],
): readonly T[] {
  const again = new Map(listed.map((thing) => [thing.id, thing]));
  const next = nextDisplayOrder(before);
  return [
    ...before.map((thing) => again.get(thing.id) ?? thing),
    ...addedSince(before, listed).map((thing, index) => ({ ...thing, displayOrder: next + index })),
  ];
}
