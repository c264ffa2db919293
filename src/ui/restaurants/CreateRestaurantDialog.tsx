import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { FormDialog } from '../forms/FormDialog.tsx';
import { Alert } from '../kit/feedback/Alert.tsx';
import { lazySection } from '../kit/lazy/lazySection.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { Text } from '../kit/text/Text.tsx';
import { createRestaurantStepText } from '../texts/restaurantText.ts';
import { CreateForm } from './create/CreateForm.tsx';
import { CreateRestaurantViewModel } from './CreateRestaurantViewModel.ts';
import type { DialogProps, MenuFilePart } from './dialog.ts';

const busyLabel = 'Creating...';
const next = { label: createRestaurantStepText.next, busyLabel };
const create = { label: 'Create restaurant', busyLabel };

interface Props extends DialogProps {
  readonly loadMenuFile: () => Promise<MenuFilePart>;
}

/** Creates a restaurant in four steps. */
export const CreateRestaurantDialog = observer(function CreateRestaurantDialog({
  loadMenuFile,
  onChanged,
  onClose,
}: Props) {
  const vm = useViewModel(CreateRestaurantViewModel);
  const [MenuFile] = useState(() => lazySection(loadMenuFile));
  const { form, steps, created } = vm;
  const callbacks = { created: onChanged, close: onClose };
  const submit = steps.isLast ? create : next;
  return (
    <FormDialog
      title="Add New Restaurant"
      isWide
      work={form}
      controller={form.controller}
      submit={created ? undefined : submit}
      onSubmit={() => vm.proceed(callbacks)}
      onShortcut={() => vm.submit(callbacks)}
      actions={
        !created && !steps.isFirst && <Button onClick={steps.back}>{createRestaurantStepText.back}</Button>
      }
      onStopWaiting={form.stopWaiting}
      onClose={onClose}
    >
      {created ? (
        <Alert ref={(message) => message?.focus()} tone="success">
          <span>{`${created.name} is now in your list of restaurants.`}</span>
          <Text size="small">{`Its owner can sign in with ${created.ownerEmail}.`}</Text>
        </Alert>
      ) : (
        <CreateForm vm={vm} MenuFile={MenuFile} />
      )}
    </FormDialog>
  );
});
