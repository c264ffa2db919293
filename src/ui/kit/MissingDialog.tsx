import { useEffect, type ReactNode } from 'react';
import { missingText } from '../texts/missingText.ts';
import { lazyComponent } from './lazyComponent.ts';
import { ToastsViewModel } from './toasts/ToastsViewModel.ts';
import { loadNewRelease } from './newRelease.ts';
import { UnsavedWorkViewModel } from './unsaved/UnsavedWorkViewModel.ts';
import { useShared } from './useViewModel.ts';

interface Props {
  /** For a dialog that is there before it is opened. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

/** A dialog, by {@link lazyComponent}, in whose place a toast says that it is missing. */
export const lazyDialog = <Shown extends Props>(load: () => Promise<(props: Shown) => ReactNode>) =>
  lazyComponent(load, MissingDialog);

/** In place of a dialog whose code did not arrive: it closes at once, and says why, unless the page is just loaded anew. */
export function MissingDialog({ open = true, onClose }: Props) {
  const { notice } = useShared(ToastsViewModel);
  const unsaved = useShared(UnsavedWorkViewModel);
  useEffect(() => {
    if (!open) return;
    onClose();
    void loadNewRelease(unsaved).then((goes) => goes || notice.bad(missingText.dialog, 'normal'));
  }, [open, onClose, notice, unsaved]);
  return null;
}
