import type { Category, Item, Menu } from './menu.ts';

export interface MenuSearch {
  /** Part of a name, a description or an alias. */
  readonly text: string;
  readonly unavailableOnly: boolean;
}

/** An item and where it stands. */
export interface MenuSearchResult {
  readonly category: Category;
  readonly item: Item;
}

/** A menu made ready for many searches: its items in their order, each with all its words. */
export type MenuIndex = readonly Indexed[];

interface Indexed extends MenuSearchResult {
  /** Name, description and aliases in lower case, a line each. */
  readonly words: string;
}

/** Made once for a menu, so that each letter of a search costs little. */
export function indexMenu({ categories }: Menu): MenuIndex {
  return categories.flatMap((category) =>
    category.items.map((item) => ({ category, item, words: wordsOf(item) })),
  );
}

/** The items whose name, description or alias contains the text, whatever the case, in the order of the menu. */
export function searchMenu(
  index: MenuIndex,
  { text, unavailableOnly }: MenuSearch,
): readonly MenuSearchResult[] {
  const sought = text.trim().toLowerCase();
  return index.filter(
    ({ item, words }) => !(unavailableOnly && item.availability.isAvailable) && words.includes(sought),
  );
}

function wordsOf({ name, description, aliases }: Item): string {
  return [name, description, ...aliases].join('\n').toLowerCase();
}
