import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Role } from '#domain/companies/role.ts';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { DialogWithErrorBoundary } from '../kit/crashes/DialogErrorBoundary.tsx';
import dialogs from '../kit/dialogs/dialogs.module.css';
import { Field } from '../forms/Field.tsx';
import { CheckedForm } from '../forms/CheckedForm.tsx';
import { LoadFailure } from '../kit/feedback/LoadFailure.tsx';
import { LoadingSkeleton } from '../kit/feedback/LoadingSkeleton.tsx';
import { Alert } from '../kit/feedback/Alert.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import words from '../kit/text/words.module.css';
import { restaurantText } from '../texts/restaurantText.ts';
import type { DialogProps } from './dialog.ts';
import styles from './DeleteRestaurantDialog.module.css';
import { DeleteRestaurantViewModel } from './DeleteRestaurantViewModel.ts';
import { addressOf } from '../navigation/pages.ts';

interface Props extends DialogProps {
  readonly restaurantId: string;
  readonly name: string;
  readonly role?: Role;
}

/** Asks for the restaurant's name, deletes the restaurant, and opens the dashboard. */
export const DeleteRestaurantDialog = observer(function DeleteRestaurantDialog({
  restaurantId,
  name,
  role,
  onChanged,
  onClose,
}: Props) {
  const vm = useViewModel(DeleteRestaurantViewModel, name, restaurantId, role);
  const { deleting, isDeleted, isAllowed } = vm;
  const titleId = useId();
  const warningId = useId();
  const navigate = useNavigate();
  const leave = () => {
    onClose();
    void navigate(addressOf('dashboard'), { replace: true });
  };
  const close = () => {
    if (!deleting.running && !isDeleted) onClose();
  };
  return (
    <DialogWithErrorBoundary
      title="Delete Restaurant"
      onDismiss={onClose}
      open
      onClose={close}
      aria-labelledby={titleId}
      aria-describedby={warningId}
      fullWidth
      maxWidth="sm"
    >
      <CheckedForm onSubmit={() => vm.confirm(restaurantId, { deleted: onChanged, close: leave })}>
        <DialogTitle id={titleId} component="h2" className={words.breaks}>
          Delete Restaurant
        </DialogTitle>
        <DialogContent className={styles.content}>
          {isDeleted ? (
            <Alert ref={(message) => message?.focus()} tone="success">
              {`${name} deleted. Taking you to your restaurants.`}
            </Alert>
          ) : (
            <Question vm={vm} name={name} warningId={warningId} />
          )}
          <SlowHint waiting={deleting} onCancel={deleting.detach} />
        </DialogContent>
        {!isDeleted && (
          <DialogActions className={clsx(dialogs.actions, styles.actions)}>
            <Button onClick={close} aria-disabled={deleting.running}>
              {isAllowed ? 'Keep restaurant' : 'Close'}
            </Button>
            {isAllowed && (
              <BusyButton
                busy={deleting.running}
                busyText="Deleting..."
                type="submit"
                variant="contained"
                color="error"
                disabled={!vm.mayConfirm}
              >
                Delete restaurant
              </BusyButton>
            )}
          </DialogActions>
        )}
      </CheckedForm>
    </DialogWithErrorBoundary>
  );
});

interface QuestionProps {
  readonly vm: DeleteRestaurantViewModel;
  readonly name: string;
  readonly warningId: string;
}

/** The confirmation field. For users without permission, says which roles have it. */
const Question = observer(function Question({ vm, name, warningId }: QuestionProps) {
  const { role, isAllowed } = vm;
  if (isAllowed === false) return <Alert tone="info">{restaurantText.notAllowed('delete', name)}</Alert>;
  if (role.failure) return <LoadFailure text={restaurantText.loadFailed} onRetry={role.retry} />;
  if (isAllowed === undefined) {
    return <LoadingSkeleton loading={role} label="Loading restaurant details" lines={3} />;
  }
  return (
    <>
      <DialogContentText id={warningId} className={words.breaks}>
        This permanently deletes <strong>{name}</strong> and its menu, orders, calls, and agents for everyone.
      </DialogContentText>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the field in here */}
      <div
        // submits with Enter only while the button is enabled
        onKeyDown={({ key }) => {
          if (key === 'Enter') vm.leave();
        }}
      >
        <Field
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog's only question
          autoFocus
          autoComplete="off"
          label={`Type “${name}” to confirm`}
          value={vm.typed}
          error={vm.problem}
          onType={vm.type}
          onBlur={vm.leave}
        />
      </div>
    </>
  );
});
