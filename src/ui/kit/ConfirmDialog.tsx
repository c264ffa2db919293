import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import { BusyButton } from './BusyButton.tsx';
import { dialogActions } from './dialogActions.ts';
import { SlowHint } from './SlowHint.tsx';
import type { Task } from './Task.ts';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: ReactNode;
  /** What would be lost, one by one. */
  readonly children?: ReactNode;
  /** The button that leaves all as it is. */
  readonly keep: string;
  /** The button that goes on. */
  readonly confirm: string;
  /** What going on begins, what the button says meanwhile, and the end of the question for who stops waiting. */
  readonly work?: { readonly task: Task; readonly label: string; readonly onStopWaiting: () => void };
  readonly onKeep: () => void;
  readonly onConfirm: () => void;
  /** It has left the page, and gave the focus back to where it was opened, if that is still there. */
  readonly onGone?: () => void;
}

/** Asks once before something is lost. It cannot be left while that is under way, unless it takes long. */
export const ConfirmDialog = observer(function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, children, keep, confirm, work, onKeep, onConfirm, onGone } = props;
  const id = useId();
  const busy = work?.task.running === true;
  const unlessBusy = (act: () => void) => () => {
    if (!busy) act();
  };
  return (
    <Dialog
      open={open}
      role="alertdialog"
      onClose={unlessBusy(onKeep)}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // until the next frame it may still have the focus
      slotProps={{ transition: { ...(onGone && { onExited: () => requestAnimationFrame(onGone) }) } }}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{text}</DialogContentText>
        {children}
        {work && <SlowHint waiting={work.task} onCancel={work.onStopWaiting} />}
      </DialogContent>
      <DialogActions sx={dialogActions}>
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
    </Dialog>
  );
});
