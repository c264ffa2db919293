import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useReadOnly } from './readOnly.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { NumberInput } from './NumberInput.tsx';
import { bindField, type Control } from './bindField.tsx';

interface Props extends FieldFrameProps, Control<number>, Record<'min' | 'max' | 'step', number> {
  readonly onBlur?: (() => void) | undefined;
}

export const FormSlider = bindField<number, Props>(function Range({
  value,
  onType,
  onBlur,
  min,
  max,
  step,
  ...frame
}) {
  const disabled = useReadOnly();
  const { label, error } = frame;
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 96px', gap: 2.5, alignItems: 'center' }}>
          <Slider
            aria-label={`${label} range`}
            disabled={disabled}
            value={Number.isNaN(value) ? min : value}
            {...{ min, max, step }}
            onChange={(_event, chosen) => onType(rounded(chosen))}
            onBlur={onBlur}
            // keeps the thumb inside the field at both ends
            sx={{ ml: 1.25, width: 'calc(100% - 10px)' }}
          />
          <NumberInput
            {...control}
            {...{ value, min, max, step, onType, onBlur }}
            error={error !== undefined}
          />
        </Box>
      )}
    </FieldFrame>
  );
});

/** Removes floating-point noise: 0.30000000000000004 becomes 0.3. */
const rounded = (value: number) => Number(value.toFixed(4));
