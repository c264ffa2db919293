import { randomId } from '../../db/randomId.ts';
import type { Menu, MenuCategory, MenuItem } from '../../db/settings/shapes.ts';
import { refusal } from '../guards.ts';
import {
  flag,
  object,
  objects,
  optionalText,
  optionalWebAddress,
  requiredText,
  text,
  texts,
  type Body,
} from '../body.ts';

/** A whole menu; what comes without an id gets one. @throws 400 */
export function menuFromBody(body: Body): Menu {
  const categories = objects(body, 'categories').map((category) => ({
    id: optionalText(category, 'id') ?? randomId(),
    ...categoryFromBody(category),
    items: objects(category, 'items').map((item) => ({
      id: optionalText(item, 'id') ?? randomId(),
      ...itemFromBody(item),
    })),
  }));
  return { categories };
}

/** What a category says of itself. @throws 400 */
export function categoryFromBody(body: Body): Omit<MenuCategory, 'id' | 'items'> {
  return {
    name: requiredText(body, 'name'),
    description: text(body, 'description'),
    displayOrder: number(body, 'displayOrder'),
    isActive: flag(body, 'isActive'),
  };
}

/** What an item says of itself. @throws 400 */
export function itemFromBody(body: Body): Omit<MenuItem, 'id'> {
  const availability = object(body, 'availability');
  return {
    name: requiredText(body, 'name'),
    description: text(body, 'description'),
    price: price(body),
    imageUrl: optionalWebAddress(body, 'imageUrl'),
    aliases: texts(body, 'aliases'),
    dietary: objects(body, 'dietary').map((mark) => ({
      type: requiredText(mark, 'type'),
      level: optionalText(mark, 'level'),
    })),
    displayOrder: number(body, 'displayOrder'),
    availability: {
      isAvailable: flag(availability, 'isAvailable'),
      availableDays: texts(availability, 'availableDays'),
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
