import { SwitchField } from './SwitchField.tsx';
import { bindField, type Control } from './bindField.tsx';

type Props = Control<boolean> & { readonly label: string };

export const FormSwitch = bindField<boolean, Props>(function Toggle({ label, value, onType }) {
  return <SwitchField label={label} on={value} onChange={onType} />;
});
