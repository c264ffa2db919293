import { CreateRestaurantDialog } from './CreateRestaurantDialog.tsx';
import type { DialogProps, RestaurantDialogRequest } from './dialog.ts';
import { DeleteRestaurantDialog } from './DeleteRestaurantDialog.tsx';
import { EditRestaurantDialog } from './EditRestaurantDialog.tsx';

export function RestaurantDialogs({
  action,
  ...props
}: DialogProps & { readonly action: RestaurantDialogRequest }) {
  if (action.kind === 'create') return <CreateRestaurantDialog {...props} />;
  const { restaurantId } = action;
  if (action.kind === 'edit') return <EditRestaurantDialog {...props} restaurantId={restaurantId} />;
  return <DeleteRestaurantDialog {...props} {...action} />;
}
