import type { Role } from '#domain/companies/role.ts';

/** What somebody wants to do with a restaurant. */
export type RestaurantDialogRequest =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly restaurantId: string }
  | {
      readonly kind: 'delete';
      readonly restaurantId: string;
      readonly name: string;
      /** Of who wants it; a list of restaurants does not say it. */
      readonly role?: Role;
    };

export interface DialogProps {
  /** The host has something new, for the page to read. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}
