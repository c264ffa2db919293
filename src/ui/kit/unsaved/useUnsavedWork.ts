import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSharedViewModel } from '../useViewModel.ts';
import { UnsavedWorkViewModel, type UnsavedWork } from './UnsavedWorkViewModel.ts';

/**
 * Has the person asked before they leave what is edited here and not saved, by link, by tab or by reload; and has it here
 * again when their session ends meanwhile and they come back. (see rule: unsaved changes)
 */
export function useUnsavedWork(name: string, work: UnsavedWork): void {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const path = useLocation().pathname;
  // at hand when the connection may no longer be; a failure is told when the dialog is asked for
  useEffect(() => void import('./LeaveDialog.tsx').catch(() => undefined), []);
  useEffect(() => unsaved.watch({ path, name }, work), [unsaved, path, name, work]);
}
