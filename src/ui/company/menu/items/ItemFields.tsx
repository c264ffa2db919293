import { observer } from 'mobx-react-lite';
import { memo, useMemo, type ComponentProps } from 'react';
import type { ItemDraft, ItemField } from '#domain/menu/itemDraft.ts';
import type { Availability, Dietary } from '#domain/menu/menu.ts';
import type { Editor } from '../../../kit/editor/Editor.ts';
import { Field } from '../../../kit/Field.tsx';
import { SwitchField } from '../../../kit/form/SwitchField.tsx';
import { AliasField } from './AliasField.tsx';
import { DayToggles } from './DayToggles.tsx';
import { DietaryField } from './DietaryField.tsx';
import { Picture } from './Picture.tsx';
import { PriceField } from './PriceField.tsx';

interface Props {
  readonly draft: ItemDraft;
  readonly editor: Editor<ItemDraft, ItemField>;
}

/** What is said of an item. With a letter that is typed, only the field that it is typed in is drawn again. */
export const ItemFields = observer(function ItemFields({ draft, editor }: Props) {
  const { imageUrl, aliases, dietary, availability } = draft;
  const change = useMemo(() => changesOf(editor), [editor]);
  const text = (field: ItemField) => ({
    editor,
    field,
    value: draft[field],
    error: editor.problemOf(field),
  });
  return (
    <>
      <Text label="Name" required {...text('name')} />
      <Price {...text('price')} />
      <Text label="Description" required multiline minRows={2} {...text('description')} />
      <Aliases aliases={aliases} onChange={change.aliases} />
      <DietaryMarks dietary={dietary} onChange={change.dietary} />
      <Switch label="Available" on={availability.isAvailable} onChange={change.isAvailable} />
      <Days days={availability.availableDays} onChange={change.availableDays} />
      <Text label="Image URL" type="url" inputMode="url" {...text('imageUrl')} />
      <Picture url={imageUrl} />
    </>
  );
});

/** The same functions for as long as the form is open. */
function changesOf(editor: Props['editor']) {
  const makeAvailable = (changes: Partial<Availability>) => {
    const availability = editor.value?.availability;
    if (availability) editor.edit({ availability: { ...availability, ...changes } });
  };
  return {
    aliases: (aliases: readonly string[]) => editor.edit({ aliases }),
    dietary: (dietary: readonly Dietary[]) => editor.edit({ dietary }),
    isAvailable: (isAvailable: boolean) => makeAvailable({ isAvailable }),
    availableDays: (availableDays: readonly string[]) => makeAvailable({ availableDays }),
  };
}

interface TypedProps extends Pick<Props, 'editor'> {
  readonly field: ItemField;
  readonly value: string;
  readonly error: string | undefined;
}

const typing = ({ editor, field }: Pick<TypedProps, 'editor' | 'field'>) => ({
  onType: (typed: string) => editor.edit({ [field]: typed }),
  onBlur: () => editor.leave(field),
});

const Text = memo(function Text({ editor, field, ...shown }: TypedProps & ComponentProps<typeof Field>) {
  return <Field {...shown} {...typing({ editor, field })} />;
});

const Price = memo(function Price({ editor, field, ...shown }: TypedProps) {
  return <PriceField {...shown} {...typing({ editor, field })} />;
});

const Aliases = memo(AliasField);
const DietaryMarks = memo(DietaryField);
const Switch = memo(SwitchField);
const Days = memo(DayToggles);
