import { useEffect } from 'react';
import { useSharedViewModel } from '../useViewModel.ts';
import { UnsavedWorkViewModel } from './UnsavedWorkViewModel.ts';

/** Has the browser ask before the tab is closed or loaded anew, while that would lose something. (see rule: unsaved changes) */
export function useBeforeUnloadPrompt(): void {
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const { isLostWithTab } = unsaved;
  useEffect(() => {
    if (!isLostWithTab) return undefined;
    // what was given up in this very moment is asked about no more
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.isLostWithTab) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved, isLostWithTab]);
}
