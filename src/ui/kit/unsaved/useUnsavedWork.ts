import { useEffect } from 'react';
import { useShared } from '../useViewModel.ts';
import { loadLeaveDialog } from './loadLeaveDialog.ts';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

/** Has the person asked before they leave what is edited here and not saved, by link, by tab or by reload. */
export function useUnsavedWork(name: string, work: { readonly dirty: boolean; reset(): void }): void {
  const unsaved = useShared(UnsavedWorkViewModel);
  // at hand when the connection may no longer be; a failure is told when the dialog is asked for
  useEffect(() => void loadLeaveDialog().catch(() => undefined), []);
  useEffect(() => unsaved.watch(name, work), [unsaved, name, work]);
}
