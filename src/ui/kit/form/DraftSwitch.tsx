import { SwitchField } from './SwitchField.tsx';
import { tied } from './tied.tsx';

interface Props {
  readonly label: string;
  readonly value: boolean;
  readonly onType: (on: boolean) => void;
}

/** Something that is on or off of a draft. */
export const DraftSwitch = tied<boolean, Props>(function Toggle({ label, value, onType }) {
  return <SwitchField label={label} on={value} onChange={onType} />;
});
