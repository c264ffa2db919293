import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { FormDialog } from '../kit/form/FormDialog.tsx';
import { Message } from '../kit/Message.tsx';
import type { ShownRestaurant } from './form/RestaurantDraft.ts';

interface Props {
  readonly title: string;
  /** None while it is loaded. */
  readonly form: ShownRestaurant | undefined;
  readonly submit: { readonly label: string; readonly busyLabel: string } | undefined;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The form of a restaurant, new or known. */
export const RestaurantFormDialog = observer(function RestaurantFormDialog({ form, ...dialog }: Props) {
  const failure = form?.failure;
  return (
    <FormDialog
      {...dialog}
      isWide
      work={form}
      saving={form?.saving}
      onStopWaiting={form?.stopWaiting}
      outcome={
        failure && (
          <Message tone="error">
            {failure.text}
            {failure.detail && <Typography variant="body2">{failure.detail}</Typography>}
          </Message>
        )
      }
    />
  );
});
