import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { focusFirstInvalid } from '../../kit/focusFirstInvalid.ts';
import { SlowHint } from '../../kit/SlowHint.tsx';
import { Task } from '../../kit/Task.ts';
import { useUnsavedWork } from '../../kit/unsaved/useUnsavedWork.ts';
import type { FormFailure } from './formFailure.ts';
import { FailureMessage } from './FailureMessage.tsx';
import { sheet } from './sheet.ts';

interface Work {
  readonly dirty: boolean;
  readonly saving: Task;
  readonly failure: FormFailure | undefined;
  reset(): void;
  stopWaiting(): void;
}

/** While there is no form yet, there is nothing to lose. */
const NO_WORK: Work = {
  dirty: false,
  saving: new Task(),
  failure: undefined,
  reset: () => undefined,
  stopWaiting: () => undefined,
};

interface Props {
  readonly title: string;
  /** None while it is loaded. */
  readonly work: Work | undefined;
  /** The button that sends the form, and what it says while it is sent; none while there is nothing to send. */
  readonly submit: { readonly label: string; readonly busyLabel: string } | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A long form in a dialog, which is a sheet of its own on a phone. Its buttons stay in view; Ctrl+Enter sends it; what was
 * typed is not left without a question.
 */
export const FormDialog = observer(function FormDialog({
  title,
  work = NO_WORK,
  submit,
  onSubmit,
  onClose,
  children,
}: Props) {
  const { dirty, saving, failure } = work;
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [asking, setAsking] = useState(false);
  useUnsavedWork(title, work);
  // the host may have refused one of the fields
  useEffect(() => {
    if (failure) focusFirstInvalid(form.current);
  }, [failure]);

  const close = () => {
    if (saving.running) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  const send = () => {
    onSubmit();
    focusFirstInvalid(form.current);
  };
  return (
    <>
      <Dialog open onClose={close} aria-labelledby={titleId} maxWidth={false} sx={sheet.dialog}>
        <Box
          component="form"
          ref={form}
          noValidate
          sx={sheet.form}
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
          onKeyDownCapture={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.stopPropagation();
            send();
          }}
        >
          <DialogTitle id={titleId} component="h2">
            {title}
          </DialogTitle>
          <DialogContent dividers sx={sheet.content}>
            {children}
          </DialogContent>
          <Box sx={sheet.foot}>
            <SlowHint waiting={saving} onCancel={work.stopWaiting} />
            <FailureMessage failure={failure} />
            <DialogActions sx={sheet.actions}>
              <Button onClick={close} aria-disabled={saving.running}>
                {submit ? 'Cancel' : 'Close'}
              </Button>
              {submit && (
                <Button
                  type="submit"
                  variant="contained"
                  aria-keyshortcuts="Control+Enter"
                  aria-busy={saving.running}
                  aria-disabled={saving.running}
                >
                  {saving.running ? submit.busyLabel : submit.label}
                </Button>
              )}
            </DialogActions>
          </Box>
        </Box>
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Discard what you typed?"
        text={`What you typed in ${title} is not saved.`}
        keep="Keep editing"
        confirm="Discard"
        onKeep={() => setAsking(false)}
        onConfirm={onClose}
      />
    </>
  );
});
