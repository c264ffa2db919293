import type { CategoryPart, ItemPart, Placed } from '#domain/menu/compareMenus.ts';
import type { Category } from '#domain/menu/menu.ts';
import { dietaryCell, listCell } from '#domain/menu/tableCells.ts';
import { daysText, priceWithDollarSign } from '../texts/menuText.ts';

/** Formats each part of an item on one line. Returns an empty string for a missing value. */
export const itemFormatters = {
  name: ({ item }) => item.name,
  category: ({ category }) => category.name,
  description: ({ item }) => item.description,
  price: ({ item }) => priceWithDollarSign(item.price),
  imageUrl: ({ item }) => item.imageUrl ?? '',
  aliases: ({ item }) => listCell(item.aliases),
  dietary: ({ item }) => dietaryCell(item.dietary),
  availability: ({ item: { availability } }) =>
    [availability.isAvailable ? 'Available' : 'Unavailable', daysText(availability.availableDays)]
      .filter(Boolean)
      .join(' · '),
} satisfies Record<ItemPart, (placed: Placed) => string>;

/** Formats each part of a category. */
export const categoryFormatters = {
  name: ({ name }) => name,
  description: ({ description }) => description,
  isActive: ({ isActive }) => (isActive ? 'yes' : 'no'),
} satisfies Record<CategoryPart, (category: Category) => string>;
