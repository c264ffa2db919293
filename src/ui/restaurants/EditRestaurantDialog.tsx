import { observer } from 'mobx-react-lite';
import { ConflictList } from '../forms/ConflictList.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { LoadFailure } from '../kit/feedback/LoadFailure.tsx';
import { LoadingSkeleton } from '../kit/feedback/LoadingSkeleton.tsx';
import { Alert } from '../kit/feedback/Alert.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { Text } from '../kit/text/Text.tsx';
import { restaurantText } from '../texts/restaurantText.ts';
import type { DialogProps } from './dialog.ts';
import { EditRestaurantViewModel } from './EditRestaurantViewModel.ts';
import { RestaurantFormFields } from './form/RestaurantFormFields.tsx';

interface Props extends DialogProps {
  readonly restaurantId: string;
}

const submit = { label: 'Save changes', busyLabel: 'Saving...' };

/** The form for editing a restaurant. It has no fields for the phone line and the owner's account. */
export const EditRestaurantDialog = observer(function EditRestaurantDialog({
  restaurantId,
  onChanged,
  onClose,
}: Props) {
  const vm = useViewModel(EditRestaurantViewModel, restaurantId);
  const { value: form } = vm.loading;
  return (
    <FormDialog
      title="Edit Restaurant"
      isWide
      work={form}
      controller={form?.controller}
      submit={form && submit}
      onSubmit={() => void vm.submit({ saved: onChanged, close: onClose })}
      onStopWaiting={form?.stopWaiting}
      onClose={onClose}
    >
      {form ? (
        <>
          <RestaurantFormFields form={form} restaurantId={restaurantId} />
          <ConflictList fields={form.controller.fields} />
        </>
      ) : (
        <EditUnavailable vm={vm} />
      )}
    </FormDialog>
  );
});

/** Replaces the form. For users without permission, says which roles may edit, and offers no retry. */
const EditUnavailable = observer(function EditUnavailable({ vm }: { readonly vm: EditRestaurantViewModel }) {
  const { loading, isRefused } = vm;
  if (!loading.failure) {
    return <LoadingSkeleton loading={loading} label="Loading restaurant details" lines={10} />;
  }
  if (isRefused) {
    return (
      <Alert tone="info">
        <span>{restaurantText.notAllowed('edit', 'this restaurant')}</span>
        <Text size="small">{restaurantText.loadFailed}</Text>
      </Alert>
    );
  }
  return <LoadFailure text={restaurantText.loadFailed} onRetry={loading.retry} />;
});
