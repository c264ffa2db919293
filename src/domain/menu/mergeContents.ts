import { mergeEdits, type EditConflict, type MergedEdits } from '#domain/shared/mergeEdits.ts';
import { placedItems } from './compareMenus.ts';
import type { Category, Item, Menu } from './menu.ts';

/** Three versions of a value: before the user's edits, with the edits, and as saved now. */
type Versions<T> = readonly [base: T, mine: T, theirs: T];

type CategoryAlone = Omit<Category, 'items'>;

/**
 * Three-way merge of menus without display order. An item's category is treated as a field of the item. So an
 * item stays one item if one side moves it and the other side edits, moves, or deletes it. Deleting an item
 * wins over moving it, and no item moves to a category that the other side deleted. (rule: moved items)
 */
export function mergeContents(...menus: Versions<Menu>): MergedEdits<Menu> {
  // items with the same id can only be told apart within their category
  if (menus.some(hasSharedIds)) return mergeEdits(...menus);

  const rest = mergeEdits(...each(menus, ({ categories: _categories, ...others }) => others));
  const categories = mergeById(each(menus, (menu) => menu.categories.map(withoutItems)));
  const items = mergeById(each(menus, (menu) => placedItems(menu).map(({ item }) => item)));
  const places = new Places(menus, categories, items);
  const idsIn = each(menus, (menu) => Map.groupBy(placesOf(menu), ([, categoryId]) => categoryId));
  const sorted = mergeOrder(['categories'], each(menus, idsOfCategories));
  const merged = sorted.ids
    .flatMap((id) => categories.things.get(id) ?? [])
    .map((category) => {
      const ids = each(idsIn, (placed) => (placed.get(category.id) ?? []).map(([id]) => id));
      return { category, order: mergeOrder(['categories', category.id, 'items'], ids) };
    });
  const value = {
    ...rest.value,
    categories: merged.map(({ category, order }) => {
      const here = order.ids.filter((id) => places.byItem.get(id) === category.id);
      return { ...category, items: here.flatMap((id) => items.things.get(id) ?? []) };
    }),
  };
  const orders = [sorted, ...merged.map(({ order }) => order)].flatMap(({ conflicts }) => conflicts);
  return { value, conflicts: [...rest.conflicts, ...places.conflicts(), ...orders] };
}

/** Decides the category of each item in the merged menu. */
class Places {
  /** Category ids by item id. */
  readonly byItem = new Map<string, string>();
  /** Categories that one side deleted and the other side changed. */
  private readonly contested: Set<string>;
  private readonly moves: EditConflict[] = [];
  private readonly placed: Versions<ReadonlyMap<string, string>>;

  /** @param categories gets back a category that someone else deleted, if the user has items in it */
  constructor(
    private readonly menus: Versions<Menu>,
    private readonly categories: Merged<CategoryAlone>,
    private readonly items: Merged<Item>,
  ) {
    const isDeletion = ({ conflict }: ConflictOfThing) => conflict.path.length === 0;
    this.contested = new Set(categories.conflicts.filter(isDeletion).map(({ id }) => id));
    this.placed = each(menus, placesOf);
    for (const id of items.things.keys()) this.place(id);
  }

  conflicts(): readonly EditConflict[] {
    const [, , theirs] = this.placed;
    const within = this.items.conflicts.flatMap(({ id, conflict }) => {
      const categoryId = this.byItem.get(id) ?? theirs.get(id) ?? '';
      if (this.categories.things.has(categoryId))
        return [at(['categories', categoryId, 'items', id], conflict)];
      this.contested.add(categoryId);
      return [];
    });
    const fields = this.categories.conflicts
      .filter(({ id }) => !this.contested.has(id))
      .map(({ id, conflict }) => at(['categories', id], conflict));
    const deletions = [...this.contested].map((id) => this.deletion(id));
    return [...deletions, ...fields, ...this.moves, ...within];
  }

  private place(id: string): void {
    const [was, mine, theirs] = each(this.placed, (places) => places.get(id));
    const isMine = mine !== undefined && (theirs === undefined || mine !== was);
    const place = (isMine ? [mine, theirs] : [theirs, mine]).find((categoryId) => this.isOpen(categoryId));
    if (place !== undefined) this.byItem.set(id, place);
    else if (mine !== undefined) this.placeInDeleted(id, mine);
    else if (theirs !== undefined) this.contested.add(theirs);
    const areMoves = isMine && theirs !== mine && theirs !== was;
    if (areMoves && this.isOpen(mine) && this.isOpen(theirs)) this.addMove(id, mine, theirs ?? '');
  }

  private isOpen(categoryId: string | undefined): boolean {
    if (categoryId === undefined || this.contested.has(categoryId)) return false;
    return this.categories.things.has(categoryId);
  }

  /** Restores a category that someone else deleted, and places the user's item in it. */
  private placeInDeleted(id: string, categoryId: string): void {
    const category = this.menus[1].categories.find((mine) => mine.id === categoryId);
    if (category) this.categories.things.set(categoryId, withoutItems(category));
    this.contested.add(categoryId);
    this.byItem.set(id, categoryId);
  }

  private addMove(id: string, mine: string, theirs: string): void {
    const [here, there] = [mine, theirs].map((categoryId) => ({
      id: categoryId,
      name: this.categories.things.get(categoryId)?.name,
    }));
    const path = ['categories', mine, 'items', id];
    this.moves.push({ path, kind: 'place', mine: here, theirs: there });
  }

  /** Returns the conflict about a deleted category. `theirs` has only items that are in no other category. */
  private deletion(id: string): EditConflict {
    const theirs = this.menus[2].categories.find((category) => category.id === id);
    const items = theirs?.items.filter((item) => !this.byItem.has(item.id));
    const mine = this.categories.things.get(id);
    return { path: ['categories', id], kind: 'value', mine, theirs: theirs && { ...theirs, items } };
  }
}

interface ConflictOfThing {
  readonly id: string;
  /** The path is relative to the category or item, and empty if the conflict is about the whole of it. */
  readonly conflict: EditConflict;
}

interface Merged<T> {
  readonly things: Map<string, T>;
  readonly conflicts: readonly ConflictOfThing[];
}

function mergeById<T extends { readonly id: string }>(lists: Versions<readonly T[]>): Merged<T> {
  const versions = each(lists, (list) => new Map(list.map((thing) => [thing.id, thing])));
  const [, mine, theirs] = versions;
  const things = new Map<string, T>();
  const conflicts: ConflictOfThing[] = [];
  for (const id of new Set([...theirs.keys(), ...mine.keys()])) {
    const merged = mergeEdits(...each(versions, (known) => ({ thing: known.get(id) })));
    const { thing } = merged.value;
    if (thing) things.set(id, thing);
    for (const conflict of merged.conflicts) {
      conflicts.push({ id, conflict: { ...conflict, path: conflict.path.slice(1) } });
    }
  }
  return { things, conflicts };
}

/**
 * Merges how two sides sorted a list of ids, and keeps every id.
 * @param path of the list in the menu
 */
function mergeOrder(path: readonly string[], [base, mine, theirs]: Versions<readonly string[]>) {
  const [here, there] = [new Set(mine), new Set(theirs)];
  // an id that one side removed counts as added by the other side, so that the merge keeps the id
  const shared = base.filter((id) => here.has(id) && there.has(id));
  const lists = each([shared, mine, theirs], (list) => list.map((id) => ({ id })));
  const { value, conflicts } = mergeEdits(...lists);
  return { ids: value.map(({ id }) => id), conflicts: conflicts.map((conflict) => at(path, conflict)) };
}

const each = <T, U>([base, mine, theirs]: Versions<T>, change: (version: T) => U): Versions<U> => [
  change(base),
  change(mine),
  change(theirs),
];

const at = (path: readonly string[], conflict: EditConflict): EditConflict => ({
  ...conflict,
  path: [...path, ...conflict.path],
});

const withoutItems = ({ items: _items, ...category }: Category): CategoryAlone => category;

const idsOfCategories = ({ categories }: Menu) => categories.map(({ id }) => id);

/** Category ids by item id. */
const placesOf = (menu: Menu): ReadonlyMap<string, string> =>
  new Map(placedItems(menu).map(({ item, category }) => [item.id, category.id]));

function hasSharedIds(menu: Menu): boolean {
  const ids = idsOfCategories(menu);
  return placesOf(menu).size < placedItems(menu).length || new Set(ids).size < ids.length;
}
