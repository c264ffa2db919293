import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { focusHeading } from '../kit/focusHeading.ts';
import { lazyDialog } from '../kit/DialogLoadFailure.tsx';
import type { RestaurantDialogRequest } from './dialog.ts';

const RestaurantDialogs = lazyDialog(async () => (await import('./RestaurantDialogs.tsx')).RestaurantDialogs);

interface RestaurantDialog {
  /** The open dialog, to be rendered by the page. */
  readonly dialog: ReactNode;
  readonly open: (action: RestaurantDialogRequest) => void;
}

/**
 * Create, edit, and delete dialogs for restaurants, loaded on demand. If loading fails, the page stays as
 * it is.
 * @param onChanged receives the action once the host has new data
 */
export function useRestaurantDialog(
  onChanged: (action: RestaurantDialogRequest) => void = () => undefined,
): RestaurantDialog {
  const [action, open] = useState<RestaurantDialogRequest>();
  const close = useCallback(() => open(undefined), []);
  const isOpen = action !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // the button that would regain focus may be gone with its restaurant
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
