export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export const DIETARY_TYPES = [
  'vegetarian',
  'vegan',
  'gluten-free',
  'dairy-free',
  'nut-free',
  'spicy',
  'halal',
  'kosher',
] as const;

/** What a dish is or is not made of; one of {@link DIETARY_TYPES}, or another word of the host, kept as it came. */
export interface Dietary {
  readonly type: string;
  /** How much so, in the restaurant's words, such as "mild". */
  readonly level?: string | undefined;
}

export interface Availability {
  readonly isAvailable: boolean;
  /** Of {@link DAYS}; another word of the host is kept as it came. */
  readonly availableDays: readonly string[];
}

/** What somebody says of an item; its id is given by the host. */
export interface ItemFields {
  readonly name: string;
  readonly description: string;
  /** Dollars. */
  readonly price: number;
  readonly imageUrl?: string | undefined;
  /** What callers may also call it. */
  readonly aliases: readonly string[];
  readonly dietary: readonly Dietary[];
  readonly displayOrder: number;
  readonly availability: Availability;
}

export interface Item extends ItemFields {
  readonly id: string;
}

/** What somebody says of a category; its id is given by the host, and its items are saved on their own. */
export interface CategoryFields {
  readonly name: string;
  readonly description: string;
  readonly displayOrder: number;
  readonly isActive: boolean;
}

export interface Category extends CategoryFields {
  readonly id: string;
  readonly items: readonly Item[];
}

/** What the agent can offer on the phone: categories and their items, each in the order of their `displayOrder`. */
export interface Menu {
  readonly categories: readonly Category[];
}

/** An item that may be new: without an id the host gives it one. */
export interface UnsavedItem extends ItemFields {
  readonly id?: string | undefined;
}

/** A category that may be new: without an id the host gives it one. */
export interface UnsavedCategory extends CategoryFields {
  readonly id?: string | undefined;
  readonly items: readonly UnsavedItem[];
}

/** A whole menu as it is to be: what it does not hold is taken off. */
export interface UnsavedMenu {
  readonly categories: readonly UnsavedCategory[];
}

/** A new item is there every day. (rule: availability of a new item) */
export const EVERY_DAY: Availability = { isAvailable: true, availableDays: DAYS };
