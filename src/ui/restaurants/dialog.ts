import type { ReactNode } from 'react';
import type { Role } from '#domain/companies/role.ts';
import type { MenuFileViewModel } from '../menu/import/MenuFileViewModel.ts';

/** Imports a menu file. Injected by the page, because restaurants must not import menu code. */
export type MenuFilePart = (props: {
  readonly vm: MenuFileViewModel | undefined;
  readonly onLoaded: (vm: MenuFileViewModel) => void;
}) => ReactNode;

export type RestaurantDialogRequest =
  | { readonly kind: 'create'; readonly loadMenuFile: () => Promise<MenuFilePart> }
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
