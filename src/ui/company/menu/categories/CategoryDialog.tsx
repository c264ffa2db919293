import { observer } from 'mobx-react-lite';
import { DraftNumber } from '../../../kit/form/DraftNumber.tsx';
import { DraftSwitch } from '../../../kit/form/DraftSwitch.tsx';
import { DraftText } from '../../../kit/form/DraftText.tsx';
import { MenuFormDialog } from '../MenuFormDialog.tsx';
import type { CategoryFormViewModel } from './CategoryFormViewModel.ts';

/** The form of a category. */
export const CategoryDialog = observer(function CategoryDialog({
  vm,
}: {
  readonly vm: CategoryFormViewModel;
}) {
  const { draft, opened } = vm;
  if (!draft) return null;
  const title = opened?.category ? `Edit ${opened.category.name}` : 'New category';
  return (
    <MenuFormDialog title={title} draft={draft} onClose={vm.close}>
      <DraftText draft={draft} part="name" label="Name" required />
      <DraftText draft={draft} part="description" label="Description" multiline minRows={2} />
      <DraftNumber
        draft={draft}
        part="displayOrder"
        label="Display order"
        help="Lower numbers come first."
        step={1}
      />
      <DraftSwitch draft={draft} part="isActive" label="Active" />
    </MenuFormDialog>
  );
});
