import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ignoreStrayFiles } from './ignoreStrayFiles.ts';
import { useSharedViewModel } from '../state/useViewModel.ts';
import type { UnsavedWork } from './UnsavedWork.ts';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

/**
 * Registers a form's unsaved work. The app asks before the user leaves the form, and restores the work after
 * a session ended. Files dropped onto the page don't replace the form. (see rule: unsaved changes)
 */
export function useUnsavedWork(name: string, work: UnsavedWork): void {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const path = useLocation().pathname;
  // preloads the dialog, in case the connection is lost later; the guard reports a failed load
  useEffect(() => void import('./LeaveDialog.tsx').catch(() => undefined), []);
  useEffect(ignoreStrayFiles, []);
  useEffect(() => unsaved.watch({ path, name }, work), [unsaved, path, name, work]);
}
