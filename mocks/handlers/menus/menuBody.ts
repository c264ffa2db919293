import { objectId } from '../../db/randomId.ts';
import type { Menu, MenuCategory, MenuItem } from '../../db/settings/shapes.ts';
import { refusal } from '../guards.ts';
import {
  booleanField,
  objectField,
  objectListField,
  optionalText,
  optionalWebAddress,
  requiredText,
  textField,
  textListField,
  type Body,
} from '../body.ts';

/** Parses a menu and assigns missing IDs. @throws 400 */
export function menuFromBody(body: Body): Menu {
  const categories = objectListField(body, 'categories').map((category) => ({
    id: optionalText(category, 'id') ?? objectId(),
    ...categoryFromBody(category),
    items: objectListField(category, 'items').map((item) => ({
      id: optionalText(item, 'id') ?? objectId(),
      ...itemFromBody(item),
    })),
  }));
  return { categories };
}

/** Parses the fields of a category, without its items. @throws 400 */
export function categoryFromBody(body: Body): Omit<MenuCategory, 'id' | 'items'> {
  return {
    name: requiredText(body, 'name'),
    description: textField(body, 'description'),
    displayOrder: number(body, 'displayOrder'),
    isActive: booleanField(body, 'isActive'),
  };
}

/** Parses the fields of an item, without its ID. @throws 400 */
export function itemFromBody(body: Body): Omit<MenuItem, 'id'> {
  const availability = objectField(body, 'availability');
  return {
    name: requiredText(body, 'name'),
    description: textField(body, 'description'),
    price: price(body),
    imageUrl: optionalWebAddress(body, 'imageUrl'),
    aliases: textListField(body, 'aliases'),
    dietary: objectListField(body, 'dietary').map((mark) => ({
      type: requiredText(mark, 'type'),
      level: optionalText(mark, 'level'),
    })),
    displayOrder: number(body, 'displayOrder'),
    availability: {
      isAvailable: booleanField(availability, 'isAvailable'),
      availableDays: textListField(availability, 'availableDays'),
    },
  };
}

function price(body: Body): number {
  const value = number(body, 'price');
  const isToTheCent = Number(value.toFixed(2)) === value;
  if (value < 0 || !isToTheCent) throw refusal(400, 'price must be at least 0 and have at most two decimals');
  return value;
}

function number(body: Body, field: string): number {
  const value = body[field];
  if (typeof value !== 'number') throw refusal(400, `${field} must be a number`);
  return value;
}
