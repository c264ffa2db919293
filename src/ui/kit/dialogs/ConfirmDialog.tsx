import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { BusyButton } from '../controls/BusyButton.tsx';
import { ContainedDialog } from '../crashes/DialogBoundary.tsx';
import dialogs from './dialogs.module.css';
import { SlowHint } from '../feedback/SlowHint.tsx';
import type { Task } from '../state/Task.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** What would be lost. */
  readonly children?: ReactNode;
  /** Label of the button that cancels. */
  readonly keep: string;
  /** Label of the button that confirms. */
  readonly confirm: string;
  /** The task that confirming starts, the label while it runs, and a handler for users who stop waiting. */
  readonly work?: { readonly task: Task; readonly label: string; readonly onStopWaiting: () => void };
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
  /** Called after the dialog has closed and returned focus to its opener, if that still exists. */
  readonly onGone?: () => void;
}

/** Asks once before something is lost. Cannot be closed while the task runs, unless that takes long. */
export const ConfirmDialog = observer(function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, children, keep, confirm, work, onKeep, onConfirm, onGone } = props;
  const id = useId();
  const busy = work?.task.running === true;
  const unlessBusy = (act: () => void) => () => {
    if (!busy) act();
  };
  return (
    <ContainedDialog
      title={title}
      onDismiss={onKeep}
      open={open}
      role="alertdialog"
      onClose={unlessBusy(onKeep)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // focus may move only after the next frame
      slotProps={{ transition: { ...(onGone && { onExited: () => requestAnimationFrame(onGone) }) } }}
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
    </ContainedDialog>
  );
});
