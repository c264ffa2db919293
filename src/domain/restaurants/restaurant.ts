/** What the form of a restaurant holds, all of it text: what can be changed later. */
export interface RestaurantForm {
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly tagline: string;
  readonly menuJson: string;
  readonly voiceId: string;
  readonly firstMessage: string;
  /** Address of a sound; empty for none. */
  readonly backgroundSound: string;
}

/** What a new restaurant needs besides: its telephony, and its owner's login. */
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

/** A menu as text that a person can edit. */
export function formatMenuJson(menu: unknown): string {
  return JSON.stringify(menu, undefined, 2);
}

/** The same JSON, laid out line by line; none when it does not parse. */
export function formatJson(json: string): string | undefined {
  try {
    return formatMenuJson(JSON.parse(json));
  } catch {
    return undefined;
  }
}
