import { SwitchField } from './SwitchField.tsx';
import { tied, type Control } from './tied.tsx';

type Props = Control<boolean> & { readonly label: string };

/** Something that is on or off of a draft. */
export const DraftSwitch = tied<boolean, Props>(function Toggle({ label, value, onType }) {
  return <SwitchField label={label} on={value} onChange={onType} />;
});
