import { useContext, useEffect } from 'react';
import { useShared } from '../useViewModel.ts';
import { BringDialogContext } from './BringDialogContext.ts';
import { LeaveDialog } from './LeaveDialog.tsx';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

/** Has the person asked before they leave what is edited here and not saved, by link, by tab or by reload. */
export function useUnsavedWork(name: string, work: { readonly dirty: boolean; discard(): void }): void {
  const unsaved = useShared(UnsavedWorkViewModel);
  const bring = useContext(BringDialogContext);
  useEffect(() => bring(LeaveDialog), [bring]);
  useEffect(() => unsaved.watch(name, work), [unsaved, name, work]);
}
