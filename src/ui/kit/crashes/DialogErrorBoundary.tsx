import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { use, useId, type ReactNode } from 'react';
import { crashText } from '../../texts/crashText.ts';
import { Alert } from '../feedback/Alert.tsx';
import dialogs from '../dialogs/dialogs.module.css';
import words from '../text/words.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SurroundingErrorBoundaryContext } from './surroundingErrorBoundary.ts';

interface Props {
  readonly title: string;
  readonly open?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Keeps a dialog's crash from taking down the page. The user can close the message. (see rule: crashes) */
export function DialogErrorBoundary({ title, open = true, onClose, children }: Props) {
  return (
    <SurroundingErrorBoundaryContext value="dialog">
      <ErrorBoundary
        renderFailure={(retry) => (
          <CrashedDialog title={title} open={open} onClose={onClose} onRetry={retry} />
        )}
      >
        {children}
      </ErrorBoundary>
    </SurroundingErrorBoundaryContext>
  );
}

interface CrashedProps extends Omit<Props, 'children'> {
  readonly onRetry: () => void;
}

function CrashedDialog({ title, open = true, onClose, onRetry }: CrashedProps) {
  const titleId = useId();
  const close = () => {
    onClose();
    // lets a dialog that stays mounted work when it is opened again
    onRetry();
  };
  return (
    <Dialog open={open} onClose={close} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId} component="h2" className={words.breaks}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Alert tone="error">{crashText.dialog}</Alert>
      </DialogContent>
      <DialogActions className={dialogs.actions}>
        <Button onClick={close}>Close</Button>
        <Button variant="contained" onClick={onRetry}>
          Try again
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ContainedProps extends Omit<DialogProps, 'title'> {
  readonly title: string;
  readonly onDismiss: () => void;
}

/** A dialog with an error boundary, unless the component that renders it already has one. */
export function DialogWithErrorBoundary({ title, onDismiss, ...dialog }: ContainedProps) {
  const isContained = use(SurroundingErrorBoundaryContext) === 'dialog';
  const whole = (
    // a nested dialog gets its own boundary
    <SurroundingErrorBoundaryContext value={undefined}>
      <Dialog {...dialog} />
    </SurroundingErrorBoundaryContext>
  );
  if (isContained) return whole;
  return (
    <DialogErrorBoundary title={title} open={dialog.open} onClose={onDismiss}>
      {whole}
    </DialogErrorBoundary>
  );
}
