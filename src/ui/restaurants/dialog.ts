import type { Role } from '#domain/companies/role.ts';

export type RestaurantDialogRequest =
  | { readonly kind: 'create' }
  | { readonly kind: 'edit'; readonly restaurantId: string }
  | {
      readonly kind: 'delete';
      readonly restaurantId: string;
      readonly name: string;
      /** The user's role, which the list of restaurants does not include. */
      readonly role?: Role;
    };

export interface DialogProps {
  /** Called when the host has new data. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}
