import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../kit/dialogs/ConfirmDialog.tsx';
import { FormNumber } from '../forms/FormNumber.tsx';
import { FormSwitch } from '../forms/FormSwitch.tsx';
import { FormText } from '../forms/FormText.tsx';
import { ConflictList } from '../forms/ConflictList.tsx';
import { FormDialog } from '../forms/FormDialog.tsx';
import { lazyDialog } from '../kit/dialogs/DialogLoadFailure.tsx';
import { menuText } from '../texts/menuText.ts';
import { ItemFields } from './items/ItemFields.tsx';
import type { CategoryForm, ItemForm } from './MenuForm.ts';
import type { MenuViewModel } from './MenuViewModel.ts';
import type { RemovalViewModel } from './RemovalViewModel.ts';

const ImportDialog = lazyDialog(async () => (await import('./import/ImportDialog.tsx')).ImportDialog);

export const MenuDialogs = observer(function MenuDialogs({ vm }: { readonly vm: MenuViewModel }) {
  const { forms, removal, importing } = vm;
  return (
    <>
      {forms.category && (
        <MenuFormDialog opened={forms.category}>
          <CategoryFields form={forms.category.form} />
        </MenuFormDialog>
      )}
      {forms.item && (
        <MenuFormDialog opened={forms.item}>
          <ItemFields form={forms.item.form} />
        </MenuFormDialog>
      )}
      <RemovalQuestion vm={removal} />
      {importing.opened && <ImportDialog vm={importing} onClose={importing.close} />}
    </>
  );
});

const save = { label: 'Save', busyLabel: 'Saving...' };

interface FormProps {
  readonly opened: CategoryForm | ItemForm;
  readonly children: ReactNode;
}

const MenuFormDialog = observer(function MenuFormDialog({ opened, children }: FormProps) {
  const { title, subject, form, close, discard } = opened;
  return (
    <FormDialog
      title={title}
      subject={subject}
      work={form}
      controller={form}
      submit={save}
      onSubmit={() => void opened.submit()}
      onDiscard={discard}
      onClose={close}
    >
      {children}
      <ConflictList fields={form.fields} />
    </FormDialog>
  );
});

function CategoryFields({ form }: Pick<CategoryForm, 'form'>) {
  return (
    <>
      <FormText fields={form.fields} part="name" label="Name" required />
      <FormText fields={form.fields} part="description" label="Description" multiline minRows={2} />
      <FormNumber
        fields={form.fields}
        part="displayOrder"
        label="Display order"
        help="Lower numbers come first."
        step={1}
      />
      <FormSwitch fields={form.fields} part="isActive" label="Active" />
    </>
  );
}

/** Asks before a category or item is deleted. */
const RemovalQuestion = observer(function RemovalQuestion({ vm }: { readonly vm: RemovalViewModel }) {
  const { asked, isOpen, dismiss } = vm.confirmation;
  if (!asked || !isOpen) return null;
  const { category, item } = asked;
  return (
    <ConfirmDialog
      open
      title={`Delete ${(item ?? category).name}?`}
      text={item ? menuText.deleteItem : menuText.deleteCategory}
      keep={item ? 'Keep item' : 'Keep category'}
      confirm={item ? 'Delete item' : 'Delete category'}
      onKeep={dismiss}
      onConfirm={vm.confirm}
    />
  );
});
