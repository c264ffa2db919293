import type { RestaurantField } from './restaurant.ts';

/** How a server's messages name each field. `owner email` comes before `email`, which it contains. */
const NAMES: Readonly<Record<RestaurantField, RegExp>> = {
  ownerEmail: /\bowner'?s? e ?mail( address)?\b/g,
  ownerPassword: /\b(owner'?s? )?password\b/g,
  ownerFirstName: /\b(owner'?s? )?first name\b/g,
  ownerLastName: /\b(owner'?s? )?last name\b/g,
  telephonyPhoneId: /\b(vapi )?phone id\b/g,
  telephonyPhoneNumber: /\bvapi phone( number)?\b/g,
  assistantId: /\bassistant( id)?\b/g,
  menuJson: /\bmenu( json)?\b/g,
  firstMessage: /\bfirst message\b/g,
  backgroundSound: /\bbackground sound\b/g,
  voiceId: /\bvoice( id)?\b/g,
  name: /\brestaurant name\b/g,
  phone: /\bphone( number)?\b/g,
  email: /\be ?mail( address)?\b/g,
  description: /\bdescription\b/g,
  address: /\baddress\b/g,
  website: /\bwebsite\b/g,
  tagline: /\btagline\b/g,
};

const TAKEN = 409;

/**
 * Finds the form field that a server rejected: the only field that the server's message names. A message with
 * status 409 is about the owner's email. (rule: server messages at fields)
 */
export function rejectedField(
  { status, message }: { readonly status: number | undefined; readonly message: string | undefined },
  inForm: (field: RestaurantField) => boolean,
): RestaurantField | undefined {
  if (status === TAKEN && inForm('ownerEmail')) return 'ownerEmail';
  const named = namedIn(message ?? '').filter(inForm);
  return named.length === 1 ? named[0] : undefined;
}

function namedIn(message: string): RestaurantField[] {
  let rest = asWords(message);
  const names = Object.entries(NAMES) as [RestaurantField, RegExp][];
  return names.flatMap(([field, name]) => {
    const without = rest.replace(name, '·');
    if (without === rest) return [];
    rest = without;
    return [field];
  });
}

/** Converts both `ownerEmail` and 'Owner e-mail' to 'owner email'. */
const asWords = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_-]/g, ' ')
    .toLowerCase();
