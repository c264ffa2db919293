import { searchable } from '#domain/shared/comparable.ts';
import type { Category, Item, Menu } from './menu.ts';

export interface MenuSearch {
  /** Text to find in a name, description, or alias. */
  readonly text: string;
  readonly unavailableOnly: boolean;
}

export interface MenuSearchResult {
  readonly category: Category;
  readonly item: Item;
}

/** A search index: items in menu order with their searchable text. */
export type MenuIndex = readonly Indexed[];

interface Indexed extends MenuSearchResult {
  /** Searchable name, description, and aliases, one per line. */
  readonly words: string;
}

/** Builds a menu's search index. Building the index only once makes each keystroke of a search fast. */
export function indexMenu({ categories }: Menu): MenuIndex {
  return categories.flatMap((category) =>
    category.items.map((item) => ({ category, item, words: wordsOf(item) })),
  );
}

/** Returns the items with the text in name, description, or alias, ignoring case and accents. */
export function searchMenu(
  index: MenuIndex,
  { text, unavailableOnly }: MenuSearch,
): readonly MenuSearchResult[] {
  const sought = searchable(text);
  return index.filter(
    ({ item, words }) => !(unavailableOnly && item.availability.isAvailable) && words.includes(sought),
  );
}

function wordsOf({ name, description, aliases }: Item): string {
  return [name, description, ...aliases].map(searchable).join('\n');
}
