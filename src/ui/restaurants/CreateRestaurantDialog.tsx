import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { Message } from '../kit/Message.tsx';
import { useViewModel } from '../kit/useViewModel.ts';
import type { DialogProps } from './dialog.ts';
import { CreateRestaurantViewModel } from './CreateRestaurantViewModel.ts';
import { RestaurantFormFields } from './form/RestaurantFormFields.tsx';
import { RestaurantFormDialog } from './RestaurantFormDialog.tsx';

const submit = { label: 'Create restaurant', busyLabel: 'Creating...' };

/** A new restaurant with its owner. */
export const CreateRestaurantDialog = observer(function CreateRestaurantDialog({
  onChanged,
  onClose,
}: DialogProps) {
  const vm = useViewModel(CreateRestaurantViewModel);
  const { created } = vm;
  return (
    <RestaurantFormDialog
      title="Add New Restaurant"
      form={vm.form}
      submit={created ? undefined : submit}
      onSubmit={() => vm.submit({ created: onChanged, over: onClose })}
      onClose={onClose}
    >
      {created ? (
        <Message ref={(message) => message?.focus()} tone="success">
          {created.name} is among your restaurants.
          <Typography variant="body2">Its owner can sign in with {created.ownerEmail}.</Typography>
        </Message>
      ) : (
        <RestaurantFormFields form={vm.form} />
      )}
    </RestaurantFormDialog>
  );
});
