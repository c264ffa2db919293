import { useEffect, type ReactNode } from 'react';
import { loadFailureText } from '../../texts/loadFailureText.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { ToastsViewModel } from '../toasts/ToastsViewModel.ts';
import { useLoadNewRelease } from '../lazy/useLoadNewRelease.ts';
import { useSharedViewModel } from '../state/useViewModel.ts';

interface Props {
  /** Whether the dialog is open. For dialogs that are mounted before they open. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

/** Creates a dialog from code that loads on demand. A toast reports a failed load. */
export const lazyDialog = <Shown extends Props>(load: () => Promise<(props: Shown) => ReactNode>) =>
  lazyComponent(load, DialogLoadFailure);

/** Replaces a dialog whose code failed to load. Closes immediately and says why, unless the page is about to reload. */
export function DialogLoadFailure({ open = true, onClose }: Props) {
  const { notice } = useSharedViewModel(ToastsViewModel);
  const loadNewRelease = useLoadNewRelease();
  useEffect(() => {
    if (!open) return;
    onClose();
    void loadNewRelease().then((goes) => goes || notice.error(loadFailureText.dialog, 'normal'));
  }, [open, onClose, notice, loadNewRelease]);
  return null;
}
