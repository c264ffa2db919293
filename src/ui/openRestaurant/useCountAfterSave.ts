import { useEffect } from 'react';
import type { Notice } from '../kit/Notice.ts';
import { useShared } from '../kit/useViewModel.ts';
import { PendingChangesViewModel } from './PendingChangesViewModel.ts';

/** Counts what is not live again whenever a panel says that something was saved. For observers of mobx. */
export function useCountAfterSave({ message }: Notice): void {
  const changes = useShared(PendingChangesViewModel);
  useEffect(() => {
    if (message?.tone === 'success') changes.countAgain();
  }, [changes, message]);
}
