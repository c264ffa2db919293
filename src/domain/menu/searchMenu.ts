import type { Category, Item, Menu } from './menu.ts';

export interface MenuSearch {
  /** Part of a name, a description or an alias. */
  readonly text: string;
  readonly unavailableOnly: boolean;
}

/** An item and where it stands. */
export interface Found {
  readonly category: Category;
  readonly item: Item;
}

/** The items whose name, description or alias contains the text, whatever the case, in the order of the menu. */
export function searchMenu({ categories }: Menu, search: MenuSearch): readonly Found[] {
  const sought = search.text.trim().toLowerCase();
  return categories.flatMap((category) =>
    category.items
      .filter((item) => !(search.unavailableOnly && item.availability.isAvailable))
      .filter((item) => says(item, sought))
      .map((item) => ({ category, item })),
  );
}

function says({ name, description, aliases }: Item, sought: string): boolean {
  if (sought === '') return true;
  return [name, description, ...aliases].some((text) => text.toLowerCase().includes(sought));
}
