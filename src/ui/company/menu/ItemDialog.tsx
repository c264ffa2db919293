import { observer } from 'mobx-react-lite';
import type { ItemField } from '#domain/menu/itemDraft.ts';
import { Field } from '../../kit/Field.tsx';
import { SwitchField } from '../../kit/form/SwitchField.tsx';
import { AliasField } from './AliasField.tsx';
import { DayToggles } from './DayToggles.tsx';
import { DietaryField } from './DietaryField.tsx';
import { EditDialog } from './EditDialog.tsx';
import type { ItemFormViewModel } from './ItemFormViewModel.ts';
import { Picture } from './Picture.tsx';
import { PriceField } from './PriceField.tsx';

/** The form of an item. */
export const ItemDialog = observer(function ItemDialog({ vm }: { readonly vm: ItemFormViewModel }) {
  const { editor, opened } = vm;
  if (!editor || !opened) return null;
  const title = opened.item ? `Edit ${opened.item.name}` : `New item in ${opened.category.name}`;
  const text = (field: ItemField) => ({
    value: editor.value?.[field] ?? '',
    error: editor.problemOf(field),
    onType: (typed: string) => editor.edit({ [field]: typed }),
    onBlur: () => editor.leave(field),
  });
  return (
    <EditDialog title={title} editor={editor} onClose={vm.close}>
      {({ imageUrl, aliases, dietary, availability }) => (
        <>
          <Field label="Name" required {...text('name')} />
          <PriceField {...text('price')} />
          <Field label="Description" required multiline minRows={2} {...text('description')} />
          <AliasField aliases={aliases} onChange={(changed) => editor.edit({ aliases: changed })} />
          <DietaryField dietary={dietary} onChange={(changed) => editor.edit({ dietary: changed })} />
          <SwitchField
            label="Available"
            on={availability.isAvailable}
            onChange={(isAvailable) => editor.edit({ availability: { ...availability, isAvailable } })}
          />
          <DayToggles
            days={availability.availableDays}
            onChange={(availableDays) => editor.edit({ availability: { ...availability, availableDays } })}
          />
          <Field label="Image URL" type="url" inputMode="url" {...text('imageUrl')} />
          <Picture url={imageUrl} />
        </>
      )}
    </EditDialog>
  );
});
