import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { NumberInput } from './NumberInput.tsx';
import { bindField } from './bindField.tsx';

type Props = Pick<FieldFrameProps, 'label' | 'help' | 'error' | 'labelHidden'> &
  Omit<ComponentProps<typeof NumberInput>, 'id' | 'describedBy' | 'error'>;

export const FormNumber = bindField<number, Props>(function NumberField({
  label,
  help,
  error,
  labelHidden,
  ...number
}) {
  return (
    <FieldFrame label={label} help={help} error={error} labelHidden={labelHidden}>
      {(control) => <NumberInput {...number} {...control} error={error !== undefined} fullWidth />}
    </FieldFrame>
  );
});
