import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from '../kit/browser/focusHeading.ts';
import { lazyComponent } from '../kit/lazy/lazyComponent.ts';
import { lazyDialog } from '../kit/dialogs/DialogLoadFailure.tsx';
import type { RestaurantDialogRequest } from './dialog.ts';

const SavedDetailsOffer = lazyComponent<{ readonly restaurantId: string }>(
  async () => (await import('./SavedDetailsOffer.tsx')).SavedDetailsOffer,
  () => null,
);

const RestaurantDialogs = lazyDialog(async () => (await import('./RestaurantDialogs.tsx')).RestaurantDialogs);

interface RestaurantDialog {
  /** The open dialog and, after a save, the offer to deploy the change. The page must render this element. */
  readonly dialog: ReactNode;
  readonly open: (action: RestaurantDialogRequest) => void;
}

/**
 * Opens dialogs to create, edit, and delete restaurants. Their code loads on demand; if that fails, the page
 * stays unchanged.
 * @param onChanged receives the action after data on the host has changed
 */
export function useRestaurantDialog(
  onChanged: (action: RestaurantDialogRequest) => void = () => undefined,
): RestaurantDialog {
  const { pathname, search } = useLocation();
  const place = pathname + search;
  const [opened, setOpened] = useState<{
    readonly action: RestaurantDialogRequest;
    readonly place: string;
  }>();
  const [edited, setEdited] = useState<string>();
  const open = useCallback(
    (action: RestaurantDialogRequest) => {
      setOpened({ action, place });
      if (action.kind === 'edit') setEdited(action.restaurantId);
    },
    [place],
  );
  const close = useCallback(() => setOpened(undefined), []);
  // following a link in the dialog closes it
  const action = opened?.place === place ? opened.action : undefined;
  const isOpen = action !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    return () => {
      // a deleted restaurant may take along the button that opened the dialog
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusHeading();
      });
    };
  }, [isOpen]);
  const dialog = (
    <>
      {action && <RestaurantDialogs action={action} onChanged={() => onChanged(action)} onClose={close} />}
      {edited !== undefined && <SavedDetailsOffer key={edited} restaurantId={edited} />}
    </>
  );
  return { dialog, open };
}
