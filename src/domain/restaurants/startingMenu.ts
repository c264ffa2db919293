import type { ImportedItem, ImportedMenu } from '#domain/menu/importedMenu.ts';
import { formatMenuJson, type RestaurantForm } from './restaurant.ts';

/** The restaurant's details that menu JSON contains. */
export type BusinessDetails = Pick<RestaurantForm, 'name' | 'address' | 'phone' | 'email'>;

/**
 * Returns a menu with the empty sections of the sample menu. A new restaurant has either this menu or the
 * items of a file. Either menu also contains the details of the restaurant entered so far.
 * (rule: starting menu)
 */
export const emptyMenuJson = (details: BusinessDetails): string =>
  formatMenuJson({
    ...businessOf(details),
    menu: { appetizers: [], entrees: [], desserts: [], beverages: [] },
  });

/** Formats a file's items as menu JSON. Omits rows that cannot be imported. */
export function importedMenuJson(details: BusinessDetails, { categories }: ImportedMenu): string {
  // two categories may have the same name
  const sections = Map.groupBy(categories, ({ name }) => name);
  const menu = Array.from(sections, ([name, same]) => [
    name,
    same.flatMap(({ items }) => importable(items).map(dishFrom)),
  ]);
  return formatMenuJson({ ...businessOf(details), menu: Object.fromEntries(menu) });
}

/** Counts the items and categories that a file adds. */
export function importedMenuSize({ categories }: ImportedMenu): {
  readonly items: number;
  readonly categories: number;
} {
  const items = categories.reduce((sum, category) => sum + importable(category.items).length, 0);
  return { items, categories: categories.length };
}

const importable = (items: readonly ImportedItem[]) => items.filter(({ isSkipped }) => !isSkipped);

function businessOf({ name, address, phone, email }: BusinessDetails) {
  return {
    businessName: name.trim(),
    contactInformation: { address: address.trim(), phone: phone.trim(), email: email.trim() },
  };
}

function dishFrom({ name, description = '', price, ...item }: ImportedItem) {
  const { aliases = [], dietary = [], isAvailable, availableDays } = item;
  const isLimited = isAvailable !== undefined || availableDays !== undefined;
  return {
    name,
    description,
    ...(price !== undefined && { price }),
    ...(aliases.length > 0 && { aliases }),
    ...(dietary.length > 0 && { dietary }),
    ...(isLimited && { availability: { isAvailable: isAvailable ?? true, availableDays } }),
  };
}
