import { useEffect } from 'react';
import type { Notice } from '../kit/Notice.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { useSharedViewModel } from '../kit/useViewModel.ts';
import { OpenRestaurantViewModel } from './OpenRestaurantViewModel.ts';
import { PendingChangesViewModel } from './PendingChangesViewModel.ts';
import { useFollowSaves } from './useFollowSaves.ts';

interface Panel {
  readonly draft: { readonly notice: Notice };
  refresh(): void;
}

/**
 * What is saved in a panel, and the rest of the restaurant: what is not live is counted again; what ends once the panel was left
 * is told where the person is by then; and what was saved elsewhere is read again. For observers of mobx.
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
