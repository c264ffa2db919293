import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { FormDialog } from '../forms/FormDialog.tsx';
import { Alert } from '../kit/Alert.tsx';
import { useViewModel } from '../kit/useViewModel.ts';
import type { DialogProps } from './dialog.ts';
import { CreateRestaurantViewModel } from './CreateRestaurantViewModel.ts';
import { RestaurantFormFields } from './form/RestaurantFormFields.tsx';

const submit = { label: 'Create restaurant', busyLabel: 'Creating...' };

export const CreateRestaurantDialog = observer(function CreateRestaurantDialog({
  onChanged,
  onClose,
}: DialogProps) {
  const vm = useViewModel(CreateRestaurantViewModel);
  const { form, created } = vm;
  return (
    <FormDialog
      title="Add New Restaurant"
      isWide
      work={form}
      controller={form.controller}
      submit={created ? undefined : submit}
      onSubmit={() => vm.submit({ created: onChanged, over: onClose })}
      onStopWaiting={form.stopWaiting}
      onClose={onClose}
    >
      {created ? (
        <Alert ref={(message) => message?.focus()} tone="success">
          <span>{`${created.name} is among your restaurants.`}</span>
          <Typography variant="body2">{`Its owner can sign in with ${created.ownerEmail}.`}</Typography>
        </Alert>
      ) : (
        <RestaurantFormFields form={form} />
      )}
    </FormDialog>
  );
});
