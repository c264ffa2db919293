/** What somebody wants to do with a restaurant. */
export type RestaurantAction =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly restaurantId: string }
  | { readonly kind: 'delete'; readonly restaurantId: string; readonly name: string };

export interface DialogProps {
  /** The host has something new, for the page to read. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}
