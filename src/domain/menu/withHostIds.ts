import { comparableParts, placedItems } from './compareMenus.ts';
import type { Menu } from './menu.ts';

/** The contents of each category or item as JSON, by id. */
type Contents = ReadonlyMap<string, string>;

/**
 * Gives a plan's new categories and items the host's ids, if the host has already added them. A new item
 * matches an item that the host added with the same contents in the same category. No item matches twice. So
 * if the response to an import is lost, nothing is added twice. (rule: import once)
 * @param before the menu before the import
 * @param now the host's current menu
 */
export function withHostIds(planned: Menu, before: Menu, now: Menu): Menu {
  const categoryId = renaming(categoryContents, { planned, before, now });
  const categories = planned.categories.map((category) => ({ ...category, id: categoryId(category.id) }));
  const placed = { ...planned, categories };
  const itemId = renaming(itemContents, { planned: placed, before, now });
  return {
    ...planned,
    categories: categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({ ...item, id: itemId(item.id) })),
    })),
  };
}

const categoryContents = ({ categories }: Menu): Contents =>
  new Map(
    categories.map(({ id, name, description, isActive }) => [
      id,
      JSON.stringify([name, description, isActive]),
    ]),
  );

const itemContents = (menu: Menu): Contents =>
  new Map(placedItems(menu).map((placed) => [placed.item.id, JSON.stringify(comparableParts(placed))]));

function renaming(
  contentsOf: (menu: Menu) => Contents,
  menus: { readonly planned: Menu; readonly before: Menu; readonly now: Menu },
): (id: string) => string {
  const [planned, before, now] = [menus.planned, menus.before, menus.now].map(contentsOf) as [
    Contents,
    Contents,
    Contents,
  ];
  const added = [...now].filter(([id]) => !before.has(id) && !planned.has(id));
  const idsByContents = Map.groupBy(added.toReversed(), ([, contents]) => contents);
  const renamed = new Map(
    [...planned].flatMap(([id, contents]) => {
      const isNew = !before.has(id) && !now.has(id);
      const [hostId] = (isNew && idsByContents.get(contents)?.pop()) || [];
      return hostId === undefined ? [] : [[id, hostId] as const];
    }),
  );
  return (id) => renamed.get(id) ?? id;
}
