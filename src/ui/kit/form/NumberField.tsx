import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { NumberInput } from './NumberInput.tsx';

interface Props
  extends
    FieldFrameProps,
    Pick<
      ComponentProps<typeof NumberInput>,
      'value' | 'min' | 'max' | 'step' | 'endAdornment' | 'onType' | 'onBlur'
    > {}

/** A number with its label. */
export function NumberField({ label, required, help, error, ...number }: Props) {
  return (
    <FieldFrame label={label} required={required} help={help} error={error}>
      {({ id, describedBy }) => (
        <NumberInput
          {...number}
          id={id}
          describedBy={describedBy}
          error={error !== undefined}
          sx={{ width: '100%' }}
        />
      )}
    </FieldFrame>
  );
}
