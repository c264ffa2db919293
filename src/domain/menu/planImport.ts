import { nextDisplayOrder } from './displayOrder.ts';
import type { ImportedCategory, ImportedItem, ImportedMenu } from './importedMenu.ts';
import {
  EVERY_DAY,
  type Item,
  type Menu,
  type UnsavedCategory,
  type UnsavedItem,
  type UnsavedMenu,
} from './menu.ts';

/** What happens to items missing from the file. */
export type UnlistedItems = 'kept' | 'removed';

/**
 * Builds the menu that an import asks for. Matches by id, then by name, and keeps fields the file omits. If
 * unlisted items are removed, the file decides the order. If they are kept, new items come last.
 */
export function planImport(current: Menu, imported: ImportedMenu, rest: UnlistedItems): UnsavedMenu {
  const match = matcher(current);
  const told = imported.categories.map((category) => withTold(category, match));
  return { ...current, categories: rest === 'removed' ? renumbered(told) : merged(current, told) };
}

/** Matches imported categories and items to existing ones, each at most once. */
interface Matcher {
  category(imported: ImportedCategory): Menu['categories'][number] | undefined;
  item(imported: ImportedItem, among: readonly Item[]): Item | undefined;
}

function matcher({ categories }: Menu): Matcher {
  const items = new Map(categories.flatMap((category) => category.items.map((item) => [item.id, item])));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const named = byName(categories);
  const itemsNamed = new Map(categories.map((category) => [category.items, byName(category.items)]));
  const taken = new Set<object>();
  const take = <T extends object>(found: T | undefined) => {
    if (found) taken.add(found);
    return found;
  };
  const isFree = (thing: object | undefined) => thing !== undefined && !taken.has(thing);
  /** Returns the first unmatched item and drops the matched ones before it. */
  const firstFree = <T extends object>(things: T[] = []) => {
    while (things.length > 0 && !isFree(things.at(-1))) things.pop();
    return things.at(-1);
  };

  return {
    category({ id = '', name }) {
      const known = byId.get(id);
      if (isFree(known)) return take(known);
      return take(firstFree(named.get(nameKey(name))));
    },
    item({ id = '', name }, among) {
      const known = items.get(id);
      if (isFree(known)) return take(known);
      return take(firstFree(itemsNamed.get(among)?.get(nameKey(name))));
    },
  };
}

const nameKey = (name: string) => name.trim().toLowerCase();

/** Groups items by name, last first. */
function byName<T extends { readonly name: string }>(things: readonly T[]): ReadonlyMap<string, T[]> {
  return Map.groupBy(things.toReversed(), ({ name }) => nameKey(name));
}

function withTold(imported: ImportedCategory, match: Matcher): UnsavedCategory {
  const before = match.category(imported);
  return {
    ...before,
    id: before?.id,
    name: imported.name,
    description: imported.description ?? before?.description ?? '',
    isActive: imported.isActive ?? before?.isActive ?? true,
    displayOrder: before?.displayOrder ?? 0,
    items: imported.items.map((item) => itemWithTold(item, match.item(item, before?.items ?? []))),
  };
}

function itemWithTold(imported: ImportedItem, before: Item | undefined): UnsavedItem {
  const availability = before?.availability ?? EVERY_DAY;
  return {
    ...before,
    id: before?.id,
    name: imported.name,
    description: imported.description ?? before?.description ?? '',
    price: imported.price ?? before?.price ?? 0,
    imageUrl: (imported.imageUrl ?? before?.imageUrl) || undefined,
    aliases: imported.aliases ?? before?.aliases ?? [],
    dietary: imported.dietary ?? before?.dietary ?? [],
    displayOrder: before?.displayOrder ?? 0,
    availability: {
      ...availability,
      isAvailable: imported.isAvailable ?? availability.isAvailable,
      availableDays: imported.availableDays ?? availability.availableDays,
    },
  };
}

function renumbered(categories: readonly UnsavedCategory[]): readonly UnsavedCategory[] {
  const numbered = <T>(things: readonly T[]) =>
    things.map((thing, index) => ({ ...thing, displayOrder: index + 1 }));
  return numbered(categories.map((category) => ({ ...category, items: numbered(category.items) })));
}

/** Keeps existing categories in place, with imported values applied, and appends new ones. */
function merged(current: Menu, told: readonly UnsavedCategory[]): readonly UnsavedCategory[] {
  const toldItems = new Set(told.flatMap(({ items }) => items.flatMap(({ id }) => id ?? [])));
  const toldById = new Map(told.map((category) => [category.id, category]));
  const kept = current.categories.map((category) => {
    const named = toldById.get(category.id);
    const here = new Set(named?.items.map(({ id }) => id));
    const left = category.items.filter(({ id }) => !toldItems.has(id) || here.has(id));
    return named ? { ...named, items: replaced(left, named.items) } : { ...category, items: left };
  });
  return replaced(kept, told.filter(({ id }) => id === undefined).map(withItemsNumbered));
}

function withItemsNumbered(category: UnsavedCategory): UnsavedCategory {
  return { ...category, items: replaced([], category.items) };
}

/** Replaces existing items with their imported versions and appends the rest with increasing numbers. */
function replaced<T extends { readonly id?: string | undefined; readonly displayOrder: number }>(
  before: readonly T[],
  told: readonly T[],
): readonly T[] {
  const ids = new Set(before.map(({ id }) => id));
  const again = new Map(told.filter(({ id }) => id !== undefined).map((thing) => [thing.id, thing]));
  const next = nextDisplayOrder(before);
  const others = told.filter(({ id }) => id === undefined || !ids.has(id));
  return [
    ...before.map((thing) => again.get(thing.id) ?? thing),
    ...others.map((thing, index) => ({ ...thing, displayOrder: next + index })),
  ];
}
