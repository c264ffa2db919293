import { useEffect } from 'react';
import { useSharedViewModel } from '../state/useViewModel.ts';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

/** Stores unsaved work before the page ends, and makes the browser ask before closing or reloading the tab. (see rule: unsaved changes) */
export function useBeforeUnloadPrompt(): void {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const { isLostWithTab } = unsaved;
  useEffect(() => {
    addEventListener('pagehide', unsaved.store);
    return () => removeEventListener('pagehide', unsaved.store);
  }, [unsaved]);
  useEffect(() => {
    if (!isLostWithTab) return undefined;
    // no question about work discarded at this moment
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.isLostWithTab) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved, isLostWithTab]);
}
