import Button from '@mui/material/Button';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { isShortcutModifier } from '../kit/controls/isShortcutModifier.ts';
import { useBottomBar } from '../kit/browser/useBottomBar.ts';
import { useSharedViewModel } from '../kit/state/useViewModel.ts';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import type { Notice } from '../kit/state/Notice.ts';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { restoreLostFocus } from '../kit/browser/restoreLostFocus.ts';
import type { Task } from '../kit/state/Task.ts';
import { undoText } from '../texts/undoText.ts';
import { undoableDiscard } from '../kit/undo/undoableDiscard.ts';
import { UndoViewModel } from '../kit/undo/UndoViewModel.ts';
import { UnsavedWorkViewModel } from '../kit/unsaved/UnsavedWorkViewModel.ts';
import { NotLiveYet, type DeployOffer } from './NotLiveYet.tsx';
import styles from './SaveBar.module.css';
import { useReadOnly } from './readOnly.ts';

interface Props {
  readonly form: { readonly dirty: boolean; readonly saving: Task; readonly notice: Notice };
  /** Offers to deploy the saved changes, unless the form has newer edits. */
  readonly offer?: DeployOffer | undefined;
}

/**
 * A bar at the bottom of a form. Shows the result of the last save and, with unsaved edits, buttons to save
 * or discard them. Ctrl+S saves from any field.
 */
export const SaveBar = observer(function SaveBar({ form, offer }: Props) {
  const readOnly = useReadOnly();
  const unsaved = useSharedViewModel(UnsavedWorkViewModel);
  const undo = useSharedViewModel(UndoViewModel);
  const { dirty, saving, notice } = form;
  const isOffered = (dirty || saving.running) && !readOnly;
  const isFilled = isOffered || notice.message || offer?.statusText || offer?.notice.message;
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar);
  // moves focus to the bar when a save hides the focused button
  useEffect(() => (isOffered ? () => restoreLostFocus(bar.current) : undefined), [isOffered]);
  useEffect(() => {
    if (!isOffered) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // an open dialog handles its own keys
      if (!isShortcutModifier(event, 's') || bar.current?.closest('[aria-hidden="true"]')) return;
      event.preventDefault();
      bar.current?.closest('form')?.requestSubmit();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOffered]);
  return (
    <div
      ref={bar}
      tabIndex={-1}
      // keeps the result message open for keyboard users while the bar has focus
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) notice.hold('focus');
      }}
      onBlur={() => notice.release('focus')}
      className={clsx(styles.saveBar, isFilled && styles.filled)}
    >
      {offer ? (
        <NotLiveYet offer={offer} saved={notice} cannotPlay={isOffered} />
      ) : (
        <NoticeBanner notice={notice} keepsSpace={false} />
      )}
      <SlowHint waiting={saving} onCancel={saving.detach} />
      {isOffered && (
        <div role="group" aria-label="Unsaved changes" className={styles.unsaved}>
          <div className={styles.words}>Unsaved changes</div>
          <div aria-hidden className={styles.keys}>
            Ctrl+S or ⌘S
          </div>
          <Button
            onClick={() => {
              if (saving.running) return;
              unsaved.discard((restore) =>
                undo.offer(undoableDiscard('discarded/', undoText.discarded, restore)),
              );
            }}
            aria-disabled={saving.running}
          >
            Discard
          </Button>
          <BusyButton
            busy={saving.running}
            busyText="Saving..."
            type="submit"
            variant="contained"
            aria-keyshortcuts="Control+S Meta+S"
          >
            Save changes
          </BusyButton>
        </div>
      )}
    </div>
  );
});
