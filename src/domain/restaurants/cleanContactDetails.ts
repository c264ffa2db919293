import { cleanEmail } from '#domain/shared/email.ts';
import { cleanPhoneNumber } from '#domain/shared/phoneNumber.ts';
import type { RestaurantForm } from './restaurant.ts';
import { withHttpsScheme } from './withHttpsScheme.ts';

/**
 * Prepares contact details for saving. Cleans phone numbers and emails of the invisible marks of pasted text,
 * and adds `https://` to the website.
 * @param base the details before the edit; unchanged fields keep their values
 */
export function cleanContactDetails<Form extends RestaurantForm>(form: Form, base?: RestaurantForm): Form {
  const { phone, email, website } = form;
  return {
    ...form,
    phone: phone === base?.phone ? phone : cleanPhoneNumber(phone),
    email: email === base?.email ? email : cleanEmail(email),
    website: website && website !== base?.website ? withHttpsScheme(website) : website,
  };
}
