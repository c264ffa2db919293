import { observer } from 'mobx-react-lite';
import { MenuFormDialog } from '../MenuFormDialog.tsx';
import { ItemFields } from './ItemFields.tsx';
import type { ItemFormViewModel } from './ItemFormViewModel.ts';

/** The form of an item. */
export const ItemDialog = observer(function ItemDialog({ vm }: { readonly vm: ItemFormViewModel }) {
  const { draft, opened } = vm;
  if (!draft || !opened) return null;
  const title = opened.item ? `Edit ${opened.item.name}` : `New item in ${opened.category.name}`;
  return (
    <MenuFormDialog title={title} draft={draft} onClose={vm.close}>
      <ItemFields draft={draft} />
    </MenuFormDialog>
  );
});
