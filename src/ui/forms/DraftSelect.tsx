import { observer } from 'mobx-react-lite';
import { SelectField } from './SelectField.tsx';
import { change, valueOf, type Editable, type PartOf } from './bindField.tsx';

export const DraftSelect = observer(function DraftSelect<
  T extends object,
  Part extends PartOf<T, string | number>,
>({
  draft,
  part,
  ...shown
}: {
  readonly draft: Editable<T>;
  readonly part: Part;
  readonly label: string;
  readonly options: readonly { readonly value: T[Part] & (string | number); readonly label: string }[];
}) {
  return (
    <SelectField
      {...shown}
      value={valueOf(draft, part) as T[Part] & (string | number)}
      error={draft.problemOf(part)}
      onChoose={(chosen) => change(draft, part, chosen)}
    />
  );
});
