import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { DraftNumber } from '../forms/DraftNumber.tsx';
import { DraftSwitch } from '../forms/DraftSwitch.tsx';
import { DraftText } from '../forms/DraftText.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { lazyDialog } from '../kit/DialogLoadFailure.tsx';
import { menuText } from '../texts/menuText.ts';
import { ItemFields } from './items/ItemFields.tsx';
import type { CategoryForm, ItemForm } from './MenuForm.ts';
import type { MenuViewModel } from './MenuViewModel.ts';
import type { RemovalViewModel } from './RemovalViewModel.ts';

const ImportDialog = lazyDialog(async () => (await import('./import/ImportDialog.tsx')).ImportDialog);

export const MenuDialogs = observer(function MenuDialogs({ vm }: { readonly vm: MenuViewModel }) {
  const { categoryForm, itemForm, removal, importing } = vm;
  return (
    <>
      {categoryForm && (
        <MenuFormDialog form={categoryForm}>
          <CategoryFields draft={categoryForm.draft} />
        </MenuFormDialog>
      )}
      {itemForm && (
        <MenuFormDialog form={itemForm}>
          <ItemFields draft={itemForm.draft} />
        </MenuFormDialog>
      )}
      <RemovalQuestion vm={removal} />
      {importing.opened && <ImportDialog vm={importing} onClose={importing.close} />}
    </>
  );
});

const save = { label: 'Save', busyLabel: 'Saving...' };

interface FormProps {
  readonly form: CategoryForm | ItemForm;
  readonly children: ReactNode;
}

const MenuFormDialog = observer(function MenuFormDialog({
  form: { title, draft, close },
  children,
}: FormProps) {
  return (
    <FormDialog
      title={title}
      work={draft}
      draft={draft}
      submit={save}
      onSubmit={draft.submit}
      onClose={close}
    >
      {children}
    </FormDialog>
  );
});

function CategoryFields({ draft }: Pick<CategoryForm, 'draft'>) {
  return (
    <>
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
    </>
  );
}

/** Asks before a category or an item is deleted. */
const RemovalQuestion = observer(function RemovalQuestion({ vm }: { readonly vm: RemovalViewModel }) {
  const { asked, isOpen, working, stopWaiting, dismiss } = vm.confirmation;
  if (!asked || !isOpen) return null;
  const { category, item } = asked;
  return (
    <ConfirmDialog
      open
      title={`Delete ${(item ?? category).name}?`}
      text={item ? menuText.deleteItem : menuText.deleteCategory}
      keep={item ? 'Keep item' : 'Keep category'}
      confirm={item ? 'Delete item' : 'Delete category'}
      work={{ task: working, label: 'Deleting...', onStopWaiting: stopWaiting }}
      onKeep={dismiss}
      onConfirm={vm.confirm}
    />
  );
});
