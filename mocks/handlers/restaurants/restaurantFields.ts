import { addressOf } from './addressText.ts';
import { isPlainObject } from '../../db/plainObject.ts';
import { DEFAULT_VOICE } from '../../db/settings/shapes.ts';
import type { CompanyRow } from '../../db/tables.ts';
import { newPassword, type Body } from '../body.ts';
import { refusal } from '../guards.ts';

/** The host's names of the required fields, for error messages. */
const RESTAURANT_NAMES = {
  restaurantName: 'Restaurant name',
  description: 'Description',
  address: 'Address',
  phone: 'Phone number',
  email: 'Email',
  menuJson: 'Menu JSON',
};
const NEW_RESTAURANT_NAMES = {
  ...RESTAURANT_NAMES,
  vapiPhoneId: 'VAPI Phone ID',
  vapiPhoneNumber: 'VAPI Phone Number',
  ownerEmail: 'Owner email',
  ownerPassword: 'Owner password',
  ownerFirstName: 'Owner first name',
  ownerLastName: 'Owner last name',
};

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[1-9]\d{0,15}$/;

/** The columns shared by both restaurant forms. @throws 400 */
export function restaurantColumns(body: Body) {
  requireAll(body, RESTAURANT_NAMES);
  if (!EMAIL.test(textOf(body, 'email'))) throw refusal(400, 'Please enter a valid email address');
  if (!PHONE.test(textOf(body, 'phone').replace(/[\s()-]/g, ''))) {
    throw refusal(400, 'Please enter a valid phone number');
  }
  return {
    name: textOf(body, 'restaurantName').trim(),
    description: textOf(body, 'description'),
    address: addressOf(textOf(body, 'address')),
    phone: textOf(body, 'phone'),
    email: textOf(body, 'email'),
    website: textOf(body, 'website') || null,
    tagline: textOf(body, 'tagline') || null,
    menuData: menuOf(textOf(body, 'menuJson')),
  } satisfies Partial<CompanyRow>;
}

export function assistantColumns(body: Body, assistantId: string) {
  return {
    assistantId,
    voiceId: textOf(body, 'voiceId') || DEFAULT_VOICE,
    firstMessage: textOf(body, 'firstMessage'),
    backgroundSound: textOf(body, 'backgroundSound') || null,
  } satisfies CompanyRow['assistant'];
}

/** The fields only a new restaurant has: telephony and owner. @throws 400 */
export function newRestaurantFields(body: Body) {
  requireAll(body, NEW_RESTAURANT_NAMES);
  const ownerEmail = textOf(body, 'ownerEmail').trim().toLowerCase();
  if (!EMAIL.test(ownerEmail)) throw refusal(400, 'Please enter a valid owner email address');
  return {
    telephony: { phoneId: textOf(body, 'vapiPhoneId'), phoneNumber: textOf(body, 'vapiPhoneNumber') },
    assistantId: textOf(body, 'assistantId'),
    owner: {
      email: ownerEmail,
      password: newPassword(body, 'ownerPassword'),
      firstName: textOf(body, 'ownerFirstName').trim(),
      lastName: textOf(body, 'ownerLastName').trim(),
    },
  };
}

function requireAll(body: Body, names: Readonly<Record<string, string>>): void {
  for (const [field, name] of Object.entries(names)) {
    if (textOf(body, field).trim() === '') throw refusal(400, `${name} is required`);
  }
}

function textOf(body: Body, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : '';
}

function menuOf(json: string): CompanyRow['menuData'] {
  let menu: unknown;
  try {
    menu = JSON.parse(json);
  } catch {
    throw refusal(400, 'Menu JSON is not valid. Please check the format.');
  }
  if (!isPlainObject(menu)) throw refusal(400, 'Menu JSON must be an object');
  return menu;
}
