import { useEffect } from 'react';
import { useSharedViewModel } from '../state/useViewModel.ts';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

/** Stores unsaved work before the page closes, and makes the browser ask first. (see rule: unsaved changes) */
export function useBeforeUnloadPrompt(): void {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const { isLostWithTab } = unsaved;
  useEffect(() => {
    addEventListener('pagehide', unsaved.store);
    return () => removeEventListener('pagehide', unsaved.store);
  }, [unsaved]);
  useEffect(() => {
    if (!isLostWithTab) return undefined;
    // the user may have discarded the work since the last render
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.isLostWithTab) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved, isLostWithTab]);
}
