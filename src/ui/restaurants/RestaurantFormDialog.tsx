import type { ReactNode } from 'react';
import { FormDialog } from '../kit/form/FormDialog.tsx';
import { NoticeBanner } from '../kit/NoticeBanner.tsx';
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
export function RestaurantFormDialog({ form, ...dialog }: Props) {
  return (
    <FormDialog
      {...dialog}
      isWide
      work={form}
      saving={form?.draft.saving}
      onStopWaiting={form?.stopWaiting}
      outcome={form && <NoticeBanner notice={form.draft.notice} />}
    />
  );
}
