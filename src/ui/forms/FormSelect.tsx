import { observer } from 'mobx-react-lite';
import { FieldWithConflict } from './FieldWithConflict.tsx';
import { SelectField } from './SelectField.tsx';
import { changeField, fieldValueOf, type Editable, type PartOf } from './bindField.tsx';

export const FormSelect = observer(function FormSelect<
  T extends object,
  Part extends PartOf<T, string | number>,
>({
  fields,
  part,
  ...shown
}: {
  readonly fields: Editable<T>;
  readonly part: Part;
  readonly label: string;
  readonly options: readonly { readonly value: T[Part] & (string | number); readonly label: string }[];
}) {
  return (
    <FieldWithConflict fields={fields} part={part}>
      <SelectField
        {...shown}
        value={fieldValueOf(fields, part) as T[Part] & (string | number)}
        error={fields.problemOf(part)}
        onChoose={(chosen) => changeField(fields, part, chosen)}
      />
    </FieldWithConflict>
  );
});
