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

/** What becomes of the part of a menu that a file does not speak of. */
export type UnlistedItems = 'kept' | 'removed';

/**
 * The menu that a file asks for. What it speaks of is found by id, or else by name, and keeps what the file is silent
 * about. With the rest removed, the order is the file's; with the rest kept, what is new comes last.
 */
export function planImport(current: Menu, imported: ImportedMenu, rest: UnlistedItems): UnsavedMenu {
  const match = matcher(current);
  const told = imported.categories.map((category) => withTold(category, match));
  return { categories: rest === 'removed' ? renumbered(told) : merged(current, told) };
}

/** Finds what there is for what a file names, each thing at most once. */
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
  /** The first that is free, before which no other one will be. */
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

/** Things by their names, those of one name from the last to the first. */
function byName<T extends { readonly name: string }>(things: readonly T[]): ReadonlyMap<string, T[]> {
  return Map.groupBy(things.toReversed(), ({ name }) => nameKey(name));
}

function withTold(imported: ImportedCategory, match: Matcher): UnsavedCategory {
  const before = match.category(imported);
  return {
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
    id: before?.id,
    name: imported.name,
    description: imported.description ?? before?.description ?? '',
    price: imported.price ?? before?.price ?? 0,
    imageUrl: (imported.imageUrl ?? before?.imageUrl) || undefined,
    aliases: imported.aliases ?? before?.aliases ?? [],
    dietary: imported.dietary ?? before?.dietary ?? [],
    displayOrder: before?.displayOrder ?? 0,
    availability: {
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

/** What was there in its place, said anew where the file speaks of it, and what is new after it. */
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

/** The things that were there, each as it is told anew if it is, and then the others, numbered on. */
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
