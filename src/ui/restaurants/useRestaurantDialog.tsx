import { useCallback, useState, type ReactNode } from 'react';
import { focusHeading } from '../kit/focusHeading.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { loadNewRelease } from '../kit/newRelease.ts';
import { UnsavedWorkViewModel } from '../kit/unsaved/UnsavedWorkViewModel.ts';
import { useShared } from '../kit/useViewModel.ts';
import { missingText } from '../texts/missingText.ts';
import type { RestaurantAction } from './dialog.ts';

interface RestaurantDialog {
  /** The dialog that is open, for the page to show. */
  readonly dialog: ReactNode;
  readonly open: (action: RestaurantAction) => void;
}

/**
 * The dialogs in which restaurants are created, edited and deleted. Their code is fetched when one is opened; when that
 * fails, the page stays as it is.
 * @param onChanged is told what was done once the host has something new
 */
export function useRestaurantDialog(onChanged: (action: RestaurantAction) => void): RestaurantDialog {
  const { notice } = useShared(ToastsViewModel);
  const unsaved = useShared(UnsavedWorkViewModel);
  const [dialog, setDialog] = useState<ReactNode>();

  const close = useCallback(() => {
    setDialog(undefined);
    // the button that the focus returns to may be gone with its restaurant
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusHeading();
    });
  }, []);

  const open = async (action: RestaurantAction) => {
    const loaded = await import('./RestaurantDialogs.tsx').catch(() => undefined);
    if (!loaded) {
      if (!(await loadNewRelease(unsaved)))
        notice.show({ text: missingText.dialog, tone: 'error' }, 'normal');
      return;
    }
    const { RestaurantDialogs } = loaded;
    setDialog(<RestaurantDialogs action={action} onChanged={() => onChanged(action)} onClose={close} />);
  };
  return { dialog, open: (action) => void open(action) };
}
