/** The editable part of a restaurant. All values are text. */
export interface RestaurantForm {
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly website?: string | undefined;
  readonly tagline?: string | undefined;
  readonly menuJson: string;
  readonly voiceId: string;
  readonly firstMessage: string;
  /** URL of a sound file. */
  readonly backgroundSound?: string | undefined;
}

/** A new restaurant also needs telephony settings and an owner login. */
export interface NewRestaurant extends RestaurantForm {
  readonly telephonyPhoneId: string;
  readonly telephonyPhoneNumber: string;
  readonly assistantId: string;
  readonly ownerEmail: string;
  readonly ownerPassword: string;
  readonly ownerFirstName: string;
  readonly ownerLastName: string;
}

export type RestaurantField = keyof NewRestaurant;

/** Formats a menu as JSON text for editing. */
export function formatMenuJson(menu: unknown): string {
  return JSON.stringify(menu, undefined, 2);
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
