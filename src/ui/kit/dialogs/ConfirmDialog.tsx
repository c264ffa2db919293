import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { BusyButton } from '../controls/BusyButton.tsx';
import { DialogWithErrorBoundary } from '../crashes/DialogErrorBoundary.tsx';
import dialogs from './dialogs.module.css';
import { SlowHint } from '../feedback/SlowHint.tsx';
import type { Task } from '../state/Task.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** Says what the user would lose. */
  readonly children?: ReactNode;
  /** Label of the button that cancels. */
  readonly keep: string;
  /** Label of the button that confirms. */
  readonly confirm: string;
  /** The task that confirming starts, its label while running, and what to do if the user stops waiting. */
  readonly work?: { readonly task: Task; readonly label: string; readonly onStopWaiting: () => void };
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
  /** Runs after the dialog has closed and focus is back on its opener, if the opener still exists. */
  readonly onClosed?: () => void;
}

/**
 * Asks for confirmation before something is lost. While the task runs, the dialog closes only if the user
 * stops waiting for a slow task.
 */
export const ConfirmDialog = observer(function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, children, keep, confirm, work, onKeep, onConfirm, onClosed } = props;
  const id = useId();
  const busy = work?.task.running === true;
  const unlessBusy = (act: () => void) => () => {
    if (!busy) act();
  };
  return (
    <DialogWithErrorBoundary
      title={title}
      onDismiss={onKeep}
      open={open}
      role="alertdialog"
      onClose={unlessBusy(onKeep)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // focus can move only after the next frame
      slotProps={{ transition: { ...(onClosed && { onExited: () => requestAnimationFrame(onClosed) }) } }}
    >
      <DialogTitle id={`${id}-title`} dir="auto">
        {title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} dir="auto">
          {text}
        </DialogContentText>
        {children}
        {work && <SlowHint waiting={work.task} onCancel={work.onStopWaiting} />}
      </DialogContent>
      <DialogActions className={dialogs.actions}>
        <Button onClick={unlessBusy(onKeep)} aria-disabled={busy}>
          {keep}
        </Button>
        <BusyButton
          busy={busy}
          busyText={work?.label ?? confirm}
          variant="contained"
          color="error"
          onClick={unlessBusy(onConfirm)}
        >
          {confirm}
        </BusyButton>
      </DialogActions>
    </DialogWithErrorBoundary>
  );
});
