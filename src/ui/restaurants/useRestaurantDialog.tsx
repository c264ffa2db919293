import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { focusHeading } from '../kit/focusHeading.ts';
import { lazyDialog } from '../kit/DialogLoadFailure.tsx';
import type { RestaurantDialogRequest } from './dialog.ts';

const RestaurantDialogs = lazyDialog(async () => (await import('./RestaurantDialogs.tsx')).RestaurantDialogs);

interface RestaurantDialog {
  /** The dialog that is open, for the page to show. */
  readonly dialog: ReactNode;
  readonly open: (action: RestaurantDialogRequest) => void;
}

/**
 * The dialogs in which restaurants are created, edited and deleted. Their code is fetched when one is opened; when that
 * fails, the page stays as it is.
 * @param onChanged is told what was done once the host has something new
 */
export function useRestaurantDialog(onChanged: (action: RestaurantDialogRequest) => void): RestaurantDialog {
  const [action, open] = useState<RestaurantDialogRequest>();
  const close = useCallback(() => open(undefined), []);
  const isOpen = action !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // the button that the focus returns to may be gone with its restaurant
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, [isOpen]);
  const dialog = action && (
    <RestaurantDialogs action={action} onChanged={() => onChanged(action)} onClose={close} />
  );
  return { dialog, open };
}
