import { requestExamples } from './examples.ts';
import { refTo, schemaOf, type Schema } from './schema.ts';

/** Request bodies that equal an object in a response. */
const SAME: Readonly<Record<string, string>> = {
  'VoiceSettings.save': 'VoiceConfig',
  'Instructions.save': 'Instructions',
  'Instructions.generatePrompt': 'Instructions',
  'Telephony.save': 'TelephonyConfig',
  'Menus.addCategory': 'CategoryFields',
  'Menus.changeCategory': 'CategoryFields',
  'Menus.changeItem': 'Item',
};

/** Names of the others. */
const NAMES: Readonly<Record<string, string>> = {
  'Accounts.login': 'Credentials',
  'Passwords.change': 'PasswordChange',
  'Bookings.create': 'Booking',
  'Restaurants.create': 'NewRestaurant',
  'Restaurants.change': 'RestaurantChange',
  'Orders.remove': 'OrderRemoval',
  'Billing.checkoutUrl': 'Checkout',
  'VoiceSettings.test': 'VoiceTrial',
  'Menus.save': 'UnsavedMenu',
  'Menus.addItem': 'UnsavedItem',
  'Instructions.test': 'Scenario',
  'Deployments.deploy': 'Deploy',
  'Deployments.schedule': 'Schedule',
  'Deployments.revert': 'Revert',
};

/** The request bodies by port method, and the schemas that only they need. */
export function requestBodies(schemas: Readonly<Record<string, Schema>>) {
  const bodies = new Map<string, Schema>();
  const own: Record<string, Schema> = unsaved(schemas);
  for (const [by, name] of Object.entries(SAME)) bodies.set(by, refTo(name));
  for (const [by, name] of Object.entries(NAMES)) {
    bodies.set(by, refTo(name));
    own[name] ??= schemaOf(requestExamples(by));
  }
  return { bodies, own };
}

/** A menu to save: the host gives new categories and items their IDs. */
function unsaved({ Menu = {}, Category = {}, Item = {} }: Readonly<Record<string, Schema>>) {
  const withoutId = (schema: Schema): Schema => ({
    ...schema,
    required: schema.required?.filter((field) => field !== 'id') ?? [],
  });
  const rows = (name: string): Schema => ({ type: 'array', items: refTo(name) });
  const { items: _, ...fields } = Category.properties ?? {};
  return {
    UnsavedMenu: { ...Menu, properties: { categories: rows('UnsavedCategory') } },
    UnsavedCategory: { ...withoutId(Category), properties: { ...fields, items: rows('UnsavedItem') } },
    UnsavedItem: withoutId(Item),
  };
}
