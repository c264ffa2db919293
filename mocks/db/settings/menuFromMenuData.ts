import type { CompanyRow } from '../tables.ts';
import { EVERY_DAY, type Menu, type MenuCategory, type MenuItem } from './shapes.ts';

/** Converts a new restaurant's menu JSON to a menu, with one category per section. */
export function menuFromMenuData(menuData: CompanyRow['menuData']): Menu {
  const sections = Object.entries(objectIn(menuData?.['menu']));
  return { categories: sections.map(([section, dishes], index) => categoryFrom(section, dishes, index)) };
}

function categoryFrom(section: string, dishes: unknown, index: number): MenuCategory {
  return {
    id: `category-${section}`,
    name: section.charAt(0).toUpperCase() + section.slice(1),
    description: '',
    displayOrder: index + 1,
    isActive: true,
    items: listIn(dishes).map((dish, place) => itemFrom(section, dish, place)),
  };
}

function itemFrom(section: string, dish: unknown, place: number): MenuItem {
  const { name, description, price, aliases, dietary, availability } = objectIn(dish);
  const { isAvailable, availableDays } = objectIn(availability);
  return {
    id: `item-${section}-${place + 1}`,
    name: textIn(name),
    description: textIn(description),
    price: typeof price === 'number' ? price : 0,
    imageUrl: null,
    aliases: listIn(aliases).filter((alias) => typeof alias === 'string'),
    dietary: listIn(dietary)
      .map(objectIn)
      .map(({ type, level }) => ({ type: textIn(type), level: textIn(level) || null })),
    displayOrder: place + 1,
    availability: {
      isAvailable: isAvailable !== false,
      availableDays: Array.isArray(availableDays) ? listIn(availableDays).map(textIn) : EVERY_DAY,
    },
  };
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function objectIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
