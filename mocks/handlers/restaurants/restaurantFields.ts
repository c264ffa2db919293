import { addressOf } from './addressText.ts';
import { isPlainObject } from '../../db/plainObject.ts';
import { DEFAULT_VOICE } from '../../db/settings/shapes.ts';
import type { CompanyRow } from '../../db/tables.ts';
import { newPassword, optionalText, textField, type Body } from '../body.ts';
import { refusal } from '../guards.ts';

/** The wire names of the required fields, for error messages. */
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

/** Reads the columns that both restaurant forms share. @throws 400 */
export function restaurantColumns(body: Body) {
  requireAll(body, RESTAURANT_NAMES);
  if (!EMAIL.test(textField(body, 'email'))) throw refusal(400, 'Please enter a valid email address');
  if (!PHONE.test(textField(body, 'phone').replace(/[\s()-]/g, ''))) {
    throw refusal(400, 'Please enter a valid phone number');
  }
  return {
    name: textField(body, 'restaurantName').trim(),
    description: textField(body, 'description'),
    address: addressOf(textField(body, 'address')),
    phone: textField(body, 'phone'),
    email: textField(body, 'email'),
    website: optionalText(body, 'website'),
    tagline: optionalText(body, 'tagline'),
    menuData: menuOf(textField(body, 'menuJson')),
  } satisfies Partial<CompanyRow>;
}

/** @throws 400 */
export function assistantColumns(body: Body, assistantId: string) {
  return {
    assistantId,
    voiceId: textField(body, 'voiceId') || DEFAULT_VOICE,
    firstMessage: textField(body, 'firstMessage'),
    backgroundSound: optionalText(body, 'backgroundSound'),
  } satisfies CompanyRow['assistant'];
}

/** Reads the fields of a new restaurant only: telephony and owner. @throws 400 */
export function newRestaurantFields(body: Body) {
  requireAll(body, NEW_RESTAURANT_NAMES);
  // only an edit may leave out these fields, if the restaurant has no values for them
  for (const field of ['website', 'tagline', 'backgroundSound']) textField(body, field);
  const ownerEmail = textField(body, 'ownerEmail').trim().toLowerCase();
  if (!EMAIL.test(ownerEmail)) throw refusal(400, 'Please enter a valid owner email address');
  return {
    telephony: { phoneId: textField(body, 'vapiPhoneId'), phoneNumber: textField(body, 'vapiPhoneNumber') },
    assistantId: textField(body, 'assistantId'),
    owner: {
      email: ownerEmail,
      password: newPassword(body, 'ownerPassword'),
      firstName: textField(body, 'ownerFirstName').trim(),
      lastName: textField(body, 'ownerLastName').trim(),
    },
  };
}

function requireAll(body: Body, names: Readonly<Record<string, string>>): void {
  for (const [field, name] of Object.entries(names)) {
    if (isBlank(body[field])) throw refusal(400, `${name} is required`);
  }
}

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

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
