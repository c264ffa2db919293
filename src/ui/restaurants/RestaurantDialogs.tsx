import type { ReactNode } from 'react';
import { DialogErrorBoundary } from '../kit/crashes/DialogErrorBoundary.tsx';
import { CreateRestaurantDialog } from './CreateRestaurantDialog.tsx';
import type { DialogProps, RestaurantDialogRequest } from './dialog.ts';
import { DeleteRestaurantDialog } from './DeleteRestaurantDialog.tsx';
import { EditRestaurantDialog } from './EditRestaurantDialog.tsx';

type Props = DialogProps & { readonly action: RestaurantDialogRequest };

const titles = { create: 'Add New Restaurant', edit: 'Edit Restaurant', delete: 'Delete Restaurant' };

export function RestaurantDialogs(props: Props) {
  return (
    <DialogErrorBoundary title={titles[props.action.kind]} onClose={props.onClose}>
      {dialogOf(props)}
    </DialogErrorBoundary>
  );
}

function dialogOf({ action, ...props }: Props): ReactNode {
  if (action.kind === 'create')
    return <CreateRestaurantDialog {...props} loadMenuFile={action.loadMenuFile} />;
  const { restaurantId } = action;
  if (action.kind === 'edit') return <EditRestaurantDialog {...props} restaurantId={restaurantId} />;
  return <DeleteRestaurantDialog {...props} {...action} />;
}
