import { useEffect } from 'react';
import { missingText } from '../texts/missingText.ts';
import { ToastsViewModel } from './toasts/ToastsViewModel.ts';
import { useShared } from './useViewModel.ts';

/** In place of a dialog whose code did not arrive: it closes at once, and says why. */
export function MissingDialog({ onClose }: { readonly onClose: () => void }) {
  const { notice } = useShared(ToastsViewModel);
  useEffect(() => {
    onClose();
    notice.show({ text: missingText.dialog, tone: 'error' }, 'normal');
  }, [onClose, notice]);
  return null;
}
