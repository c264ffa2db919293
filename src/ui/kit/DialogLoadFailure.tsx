import { useEffect, type ReactNode } from 'react';
import { loadFailureText } from '../texts/loadFailureText.ts';
import { lazyComponent } from './lazyComponent.ts';
import { ToastsViewModel } from './toasts/ToastsViewModel.ts';
import { loadNewRelease } from './newRelease.ts';
import { UnsavedWorkViewModel } from './unsaved/UnsavedWorkViewModel.ts';
import { useSharedViewModel } from './useViewModel.ts';

interface Props {
  /** For a dialog that is there before it is opened. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

/** A dialog, by {@link lazyComponent}, in whose place a toast says that it is missing. */
export const lazyDialog = <Shown extends Props>(load: () => Promise<(props: Shown) => ReactNode>) =>
  lazyComponent(load, DialogLoadFailure);

/** In place of a dialog whose code did not arrive: it closes at once, and says why, unless the page is just loaded anew. */
export function DialogLoadFailure({ open = true, onClose }: Props) {
  const { notice } = useSharedViewModel(ToastsViewModel);
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  useEffect(() => {
    if (!open) return;
    onClose();
    void loadNewRelease(unsaved).then((goes) => goes || notice.error(loadFailureText.dialog, 'normal'));
  }, [open, onClose, notice, unsaved]);
  return null;
}
