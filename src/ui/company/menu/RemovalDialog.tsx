import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { menuText } from '../../texts/menuText.ts';
import type { RemovalViewModel } from './RemovalViewModel.ts';

/** Asks before a category or an item is taken off the menu. */
export const RemovalDialog = observer(function RemovalDialog({ vm }: { readonly vm: RemovalViewModel }) {
  const { asked, removing } = vm;
  if (!asked) return null;
  const { category, item } = asked;
  return (
    <ConfirmDialog
      open
      title={`Delete ${(item ?? category).name}?`}
      text={item ? menuText.deleteItem : menuText.deleteCategory}
      keep={item ? 'Keep item' : 'Keep category'}
      confirm={item ? 'Delete item' : 'Delete category'}
      work={{ task: removing, label: 'Deleting...', onStopWaiting: vm.stopWaiting }}
      onKeep={vm.dismiss}
      onConfirm={vm.confirm}
    />
  );
});
