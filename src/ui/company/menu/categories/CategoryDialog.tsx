import { observer } from 'mobx-react-lite';
import { Field } from '../../../kit/Field.tsx';
import { NumberField } from '../../../kit/form/NumberField.tsx';
import { SwitchField } from '../../../kit/form/SwitchField.tsx';
import type { CategoryFormViewModel } from './CategoryFormViewModel.ts';
import { EditDialog } from '../../../kit/editor/EditDialog.tsx';

/** The form of a category. */
export const CategoryDialog = observer(function CategoryDialog({
  vm,
}: {
  readonly vm: CategoryFormViewModel;
}) {
  const { editor, opened } = vm;
  if (!editor) return null;
  const title = opened?.category ? `Edit ${opened.category.name}` : 'New category';
  return (
    <EditDialog title={title} editor={editor} onClose={vm.close}>
      {({ name, description, displayOrder, isActive }) => (
        <>
          <Field
            label="Name"
            required
            value={name}
            error={editor.problemOf('name')}
            onType={(typed) => editor.edit({ name: typed })}
            onBlur={() => editor.leave('name')}
          />
          <Field
            label="Description"
            multiline
            minRows={2}
            value={description}
            onType={(typed) => editor.edit({ description: typed })}
          />
          <NumberField
            label="Display order"
            help="Lower numbers come first."
            step={1}
            value={displayOrder}
            error={editor.problemOf('displayOrder')}
            onType={(typed) => editor.edit({ displayOrder: typed })}
            onLeave={() => editor.leave('displayOrder')}
          />
          <SwitchField label="Active" on={isActive} onChange={(on) => editor.edit({ isActive: on })} />
        </>
      )}
    </EditDialog>
  );
});
