import { useEffect } from 'react';
import { useSharedViewModel } from '../useViewModel.ts';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

/** Makes the browser ask before closing or reloading a tab with unsaved work. (see rule: unsaved changes) */
export function useBeforeUnloadPrompt(): void {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const { isLostWithTab } = unsaved;
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
