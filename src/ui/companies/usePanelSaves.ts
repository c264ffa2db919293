import { useEffect } from 'react';
import type { Notice } from '../kit/Notice.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { useSharedViewModel } from '../kit/useViewModel.ts';
import { OpenRestaurantViewModel } from './OpenRestaurantViewModel.ts';
import { PendingChangesViewModel } from '../deployments/PendingChangesViewModel.ts';
import { useFollowSaves } from './useFollowSaves.ts';

interface Panel {
  readonly draft: { readonly notice: Notice };
  refresh(): void;
}

/**
 * Connects a panel's saves with the rest of the restaurant: reloads pending changes, moves results to a
 * toast when the panel is left, and refreshes when something else is saved. For MobX observers.
 */
export function usePanelSaves({ draft: { notice }, refresh }: Panel): void {
  const changes = useSharedViewModel(PendingChangesViewModel);
  const restaurant = useSharedViewModel(OpenRestaurantViewModel);
  const toasts = useSharedViewModel(ToastsViewModel);
  const { message } = notice;
  useEffect(() => {
    if (message?.tone === 'success') changes.reload();
  }, [changes, message]);
  useEffect(() => {
    const late: Pick<Notice, 'show'> = {
      show(told, time) {
        toasts.notice.show(told, time);
        if (told.tone !== 'success') return;
        changes.reload();
        restaurant.noteSave();
      },
    };
    return () => notice.detach(late);
  }, [changes, restaurant, toasts, notice]);
  useFollowSaves(refresh);
}
