import { useEffect, type ReactNode } from 'react';
import { loadFailureText } from '../../texts/loadFailureText.ts';
import { lazyComponent } from '../lazy/lazyComponent.ts';
import { ToastsViewModel } from '../toasts/ToastsViewModel.ts';
import { useLoadNewRelease } from '../lazy/useLoadNewRelease.ts';
import { useSharedViewModel } from '../state/useViewModel.ts';

interface Props {
  /** For a dialog that is mounted before it opens. */
  readonly open?: boolean;
  readonly onClose: () => void;
}

/** A dialog loaded with {@link lazyComponent}. If it fails to load, a toast says so. */
export const lazyDialog = <Shown extends Props>(load: () => Promise<(props: Shown) => ReactNode>) =>
  lazyComponent(load, DialogLoadFailure);

/**
 * Replaces a dialog whose code failed to load: closes immediately and shows why, unless the page is about
 * to reload.
 */
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
