import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ignoreStrayFiles } from './ignoreStrayFiles.ts';
import { useSharedViewModel } from '../state/useViewModel.ts';
import type { UnsavedWork } from './UnsavedWork.ts';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

/**
 * Registers unsaved work: the user is asked before leaving it, and gets it back after the session ended.
 * Dropped files don't replace it. (see rule: unsaved changes)
 */
export function useUnsavedWork(name: string, work: UnsavedWork): void {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const path = useLocation().pathname;
  // loads the dialog while the connection works; a failure shows when the dialog is needed
  useEffect(() => void import('./LeaveDialog.tsx').catch(() => undefined), []);
  useEffect(ignoreStrayFiles, []);
  useEffect(() => unsaved.watch({ path, name }, work), [unsaved, path, name, work]);
}
