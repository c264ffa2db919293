import type { ValueChange } from '#domain/deployments/valueChanges.ts';
import { compareMenus, type Placed } from '#domain/menu/compareMenus.ts';
import type { Category, Menu } from '#domain/menu/menu.ts';
import { importText } from '../texts/importText.ts';
import { priceWithDollarSign } from '../texts/menuText.ts';
import { categoryFormatters, itemFormatters } from '../menu/menuFormatters.ts';

export type ChangeLine = ValueChange & { readonly note?: string };

/** Lists what deploying a menu changes: first dishes, then categories, then the sort order. */
export function menuLines(before: Menu, after: Menu): readonly ChangeLine[] {
  const { categories, items, reordered } = compareMenus(before, after);
  return [
    ...items.added.map((placed) => dishLine('added', placed)),
    ...items.changed.flatMap((change) =>
      change.parts.map((part) =>
        changed([...placeOf(change.after), importText.itemParts[part]], itemFormatters[part], change),
      ),
    ),
    ...items.removed.map((placed) => dishLine('removed', placed)),
    ...categories.added.map((category) => categoryLine('added', category)),
    ...categories.changed.flatMap((change) =>
      change.parts.map((part) =>
        changed([change.after.name, importText.categoryParts[part]], categoryFormatters[part], change),
      ),
    ),
    ...categories.removed.map((category) => categoryLine('removed', category)),
    ...reordered.map(({ category, before: old, after: next }): ChangeLine => ({
      place: [category?.name ?? 'Categories', 'Order'],
      kind: 'changed',
      before: old,
      after: next,
    })),
  ];
}

const placeOf = ({ category, item }: Placed) => [category.name, item.name];

const dishLine = (kind: 'added' | 'removed', placed: Placed): ChangeLine => ({
  place: placeOf(placed),
  kind,
  note: priceWithDollarSign(placed.item.price),
});

const categoryLine = (kind: 'added' | 'removed', { name }: Category): ChangeLine => ({
  place: [name],
  kind,
  note: 'Category',
});

function changed<T>(
  place: readonly string[],
  say: (thing: T) => string,
  { before, after }: { readonly before: T; readonly after: T },
): ChangeLine {
  return { place, kind: 'changed', before: say(before) || undefined, after: say(after) || undefined };
}
