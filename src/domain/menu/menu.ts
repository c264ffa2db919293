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

/** A dietary mark: one of {@link DIETARY_TYPES}, or an unknown type as sent by the host. */
export interface Dietary {
  readonly type: string;
  /** The restaurant's own word for a degree, such as "mild". */
  readonly level?: string | undefined;
}

export interface Availability {
  readonly isAvailable: boolean;
  /** Values of {@link DAYS}, or unknown values as sent by the host. */
  readonly availableDays: readonly string[];
}

/** An item without the id that the host assigns. */
export interface ItemFields {
  readonly name: string;
  readonly description: string;
  /** In dollars. */
  readonly price: number;
  readonly imageUrl?: string | undefined;
  /** Other names callers use. */
  readonly aliases: readonly string[];
  readonly dietary: readonly Dietary[];
  readonly displayOrder: number;
  readonly availability: Availability;
}

export interface Item extends ItemFields {
  /** Assigned by the host. A new item in an import has a random id until it is saved. */
  readonly id: string;
}

/** A category without its id and without its items, which are saved separately. */
export interface CategoryFields {
  readonly name: string;
  readonly description: string;
  readonly displayOrder: number;
  readonly isActive: boolean;
}

export interface Category extends CategoryFields {
  /** Like {@link Item.id}. */
  readonly id: string;
  readonly items: readonly Item[];
  /** Unreadable items as sent by the host. A save sends these items back, so that the host keeps them. */
  readonly unreadableItems?: readonly unknown[];
}

/** The menu that the agent offers. Categories and items are sorted by `displayOrder`. */
export interface Menu {
  readonly categories: readonly Category[];
  /** Like {@link Category.unreadableItems}. */
  readonly unreadableCategories?: readonly unknown[];
}

/** A new item is available every day. (rule: new item availability) */
export const EVERY_DAY: Availability = { isAvailable: true, availableDays: DAYS };
