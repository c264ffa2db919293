import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import type { ConfirmDialogProps } from '../kit/ConfirmDialog.tsx';
import { lazyComponent } from '../kit/lazyComponent.ts';
import { MissingDialog } from '../kit/MissingDialog.tsx';
import type { DeleteOrderViewModel } from './DeleteOrderViewModel.ts';

const ConfirmDialog = lazyComponent(
  async () => (await import('../kit/ConfirmDialog.tsx')).ConfirmDialog,
  ({ open, onKeep }: Pick<ConfirmDialogProps, 'open' | 'onKeep'>) => (
    <MissingDialog open={open} onClose={onKeep} />
  ),
);

interface Props {
  readonly vm: DeleteOrderViewModel;
  readonly onConfirm: () => void;
  /** It has left the page. */
  readonly onGone: () => void;
}

/** Asks once before an order is deleted, and names it. */
export const DeleteOrderDialog = observer(function DeleteOrderDialog({ vm, onConfirm, onGone }: Props) {
  const { asked, isAsking, deleting } = vm;
  if (!asked) return null;
  return (
    <Suspense>
      <ConfirmDialog
        open={isAsking}
        title={`Delete order ${asked.number}?`}
        text="It is taken off the list for everybody. This cannot be undone."
        keep="Keep order"
        confirm="Delete order"
        work={{ task: deleting, label: 'Deleting...', onStopWaiting: vm.stopWaiting }}
        onKeep={vm.dismiss}
        onConfirm={onConfirm}
        onGone={onGone}
      />
    </Suspense>
  );
});
