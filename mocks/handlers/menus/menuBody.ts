import { randomId } from '../../db/randomId.ts';
import type { Menu, MenuCategory, MenuItem } from '../../db/settings/shapes.ts';
import { refusal } from '../guards.ts';
import {
  filledText,
  flag,
  optionalText,
  optionalWebAddress,
  text,
  type Body,
} from '../settings/settingsBody.ts';

/** A whole menu; what comes without an id gets one. @throws 400 */
export function menuFromBody(body: Body): Menu {
  const categories = objectsIn(body, 'categories').map((category) => ({
    id: optionalText(category, 'id') ?? randomId(),
    ...categoryFromBody(category),
    items: objectsIn(category, 'items').map((item) => ({
      id: optionalText(item, 'id') ?? randomId(),
      ...itemFromBody(item),
    })),
  }));
  return { categories };
}

/** What a category says of itself. @throws 400 */
export function categoryFromBody(body: Body): Omit<MenuCategory, 'id' | 'items'> {
  return {
    name: filledText(body, 'name'),
    description: text(body, 'description'),
    displayOrder: number(body, 'displayOrder'),
    isActive: flag(body, 'isActive'),
  };
}

/** What an item says of itself. @throws 400 */
export function itemFromBody(body: Body): Omit<MenuItem, 'id'> {
  const availability = object(body['availability'], 'availability');
  return {
    name: filledText(body, 'name'),
    description: text(body, 'description'),
    price: price(body),
    imageUrl: optionalWebAddress(body, 'imageUrl'),
    aliases: texts(body, 'aliases'),
    dietary: objectsIn(body, 'dietary').map((mark) => ({
      type: filledText(mark, 'type'),
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

function texts(body: Body, field: string): string[] {
  return list(body, field).map((value) => {
    if (typeof value !== 'string') throw refusal(400, `${field} must be a list of texts`);
    return value;
  });
}

function objectsIn(body: Body, field: string): Body[] {
  return list(body, field).map((value) => object(value, field));
}

function object(value: unknown, field: string): Body {
  if (typeof value !== 'object' || value === null) throw refusal(400, `${field} must be an object`);
  return value as Body;
}

function list(body: Body, field: string): readonly unknown[] {
  const value = body[field];
  if (!Array.isArray(value)) throw refusal(400, `${field} must be a list`);
  return value;
}
