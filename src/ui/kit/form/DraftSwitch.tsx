import { observer } from 'mobx-react-lite';
import { SwitchField } from './SwitchField.tsx';
import { change, valueOf, type Tied } from './tied.tsx';

/** Something that is on or off of a draft. */
export const DraftSwitch = observer(function DraftSwitch<T extends object>({
  draft,
  part,
  label,
}: Tied<T, boolean, { readonly label: string }>) {
  return (
    <SwitchField
      label={label}
      on={valueOf(draft, part) as boolean}
      onChange={(on) => change(draft, part, on)}
    />
  );
});
