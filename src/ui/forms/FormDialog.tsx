import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { DialogWithErrorBoundary } from '../kit/crashes/DialogErrorBoundary.tsx';
import { focusFirstInvalid } from '../kit/controls/focusFirstInvalid.ts';
import { isShortcutModifier } from '../kit/controls/isShortcutModifier.ts';
import type { Notice } from '../kit/state/Notice.ts';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import type { Task } from '../kit/state/Task.ts';
import { LeaveDialog } from '../kit/unsaved/LeaveDialog.tsx';
import type { UnsavedWork } from '../kit/unsaved/UnsavedWork.ts';
import { useUnsavedWork } from '../kit/unsaved/useUnsavedWork.ts';
import { CheckedForm } from './CheckedForm.tsx';
import { reportSilentInput } from './reportSilentInput.ts';
import styles from './FormDialog.module.css';

/** For a form without input, which has no edits to lose. */
const NO_UNSAVED_WORK: UnsavedWork = { dirty: false, reset: () => undefined };

interface Props {
  readonly title: string;
  /** Names the edited item in questions about unsaved work. By default, the dialog's title. */
  readonly subject?: string;
  /** The form's edits. Absent while loading, or if there is nothing to lose. */
  readonly work?: UnsavedWork | undefined;
  /** The form's save task and result. Absent if there is nothing to submit. */
  readonly controller: { readonly saving: Task; readonly notice: Notice } | undefined;
  /** Labels of the submit button. Absent if there is nothing to submit. */
  readonly submit: { readonly label: string; readonly busyLabel: string } | undefined;
  readonly onSubmit: () => void;
  /** Handles Ctrl+Enter, if it should do more than submit. */
  readonly onShortcut?: (() => void) | undefined;
  /** Buttons left of the submit button. */
  readonly actions?: ReactNode;
  readonly onStopWaiting?: (() => void) | undefined;
  /** Discards the edits and offers to restore them. */
  readonly onDiscard?: (() => void) | undefined;
  readonly onClose: () => void;
  /** Uses a wider dialog on large screens. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/**
 * A form in a dialog, full screen on a phone, with buttons that stay in view. Ctrl+Enter submits. A failed
 * submit keeps the input, and closing with unsaved edits asks first.
 */
export const FormDialog = observer(function FormDialog({
  title,
  subject = title,
  work = NO_UNSAVED_WORK,
  controller,
  submit,
  onSubmit,
  onShortcut,
  actions,
  onStopWaiting,
  onDiscard,
  onClose,
  isWide = false,
  children,
}: Props) {
  const busy = controller?.saving.running === true;
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  useUnsavedWork(subject, work);
  const hasFields = submit !== undefined;
  useEffect(() => {
    if (!hasFields) return;
    // waits until the dialog has focused itself, and skips this if the user has already focused a field
    requestAnimationFrame(() => {
      if (!form.current?.contains(document.activeElement)) form.current?.querySelector('input')?.focus();
    });
  }, [hasFields]);
  // after a submit, focuses a field that the host refused
  useEffect(() => (busy ? () => focusFirstInvalid(form.current) : undefined), [busy]);

  const close = () => {
    if (busy) return;
    commitActiveField(form.current);
    if (work.dirty) setAsking(true);
    else onClose();
  };
  return (
    <DialogWithErrorBoundary
      title={title}
      onDismiss={onClose}
      open
      onClose={close}
      aria-labelledby={titleId}
      maxWidth={false}
      className={clsx(styles.dialog, isWide && styles.wide)}
    >
      <CheckedForm
        onSubmit={onSubmit}
        ref={form}
        aria-labelledby={titleId}
        className={styles.form}
        onKeyDownCapture={(event) => {
          if (!isShortcutModifier(event, 'enter')) return;
          event.preventDefault();
          event.stopPropagation();
          commitActiveField(form.current);
          if (!onShortcut) return form.current?.requestSubmit();
          onShortcut();
          focusFirstInvalid(form.current);
        }}
      >
        <DialogTitle id={titleId} component="h2" className={styles.title}>
          {title}
        </DialogTitle>
        <DialogContent dividers className={styles.fields}>
          {children}
        </DialogContent>
        <div className={styles.foot}>
          {controller && (
            <>
              <SlowHint waiting={controller.saving} onCancel={onStopWaiting ?? controller.saving.detach} />
              <NoticeBanner notice={controller.notice} />
            </>
          )}
          <DialogActions className={styles.actions}>
            <Button onClick={close} aria-disabled={busy}>
              {submit ? 'Cancel' : 'Close'}
            </Button>
            {actions}
            {submit && (
              <BusyButton
                busy={busy}
                busyText={submit.busyLabel}
                type="submit"
                variant="contained"
                aria-keyshortcuts={onShortcut ? undefined : 'Control+Enter'}
              >
                {submit.label}
              </BusyButton>
            )}
          </DialogActions>
        </div>
      </CheckedForm>
      {asking && (
        <LeaveDialog
          // never 'awaited', because the user cannot close the dialog while waiting for a save
          saveState={controller?.saving.inFlight ? 'outstanding' : 'unsaved'}
          names={[subject]}
          stay={() => setAsking(false)}
          leave={() => {
            (onDiscard ?? work.reset)();
            onClose();
          }}
        />
      )}
    </DialogWithErrorBoundary>
  );
});

/**
 * Commits text that the form has not received: text filled in without an event, and unconfirmed text of the
 * focused field. Doesn't move focus.
 */
function commitActiveField(form: HTMLFormElement | null): void {
  reportSilentInput(form);
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !form?.contains(field)) return;
  field.blur();
  field.focus();
}
