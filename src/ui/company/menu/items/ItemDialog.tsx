import { observer } from 'mobx-react-lite';
import { EditDialog } from '../../../kit/editor/EditDialog.tsx';
import { ItemFields } from './ItemFields.tsx';
import type { ItemFormViewModel } from './ItemFormViewModel.ts';

/** The form of an item. */
export const ItemDialog = observer(function ItemDialog({ vm }: { readonly vm: ItemFormViewModel }) {
  const { editor, opened } = vm;
  if (!editor || !opened) return null;
  const title = opened.item ? `Edit ${opened.item.name}` : `New item in ${opened.category.name}`;
  return (
    <EditDialog title={title} editor={editor} onClose={vm.close}>
      {(draft) => <ItemFields draft={draft} editor={editor} />}
    </EditDialog>
  );
});
