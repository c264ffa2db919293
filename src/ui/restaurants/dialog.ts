import type { ReactNode } from 'react';
import type { Role } from '#domain/companies/role.ts';
import type { MenuFileViewModel } from '../menu/import/MenuFileViewModel.ts';

/** A component that imports a menu file. The page provides it, because restaurant code must not import menu code. */
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
      /** The user's role, if known. The list of restaurants doesn't include it. */
      readonly role?: Role;
    };

export interface DialogProps {
  /** Called when data on the host has changed. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}
