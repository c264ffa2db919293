import Slider from '@mui/material/Slider';
import { useReadOnly } from './readOnly.ts';
import styles from './FormSlider.module.css';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import { NumberInput } from './NumberInput.tsx';
import { bindField, type Control } from './bindField.tsx';
import { withoutFloatingPointNoise } from './numberAfterKey.ts';

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
        <div className={styles.range}>
          <Slider
            aria-label={`${label} range`}
            disabled={disabled}
            value={Number.isNaN(value) ? min : value}
            {...{ min, max, step }}
            onChange={(_event, chosen) => onType(withoutFloatingPointNoise(chosen))}
            onBlur={onBlur}
            className={styles.slider}
          />
          <NumberInput
            {...control}
            {...{ value, min, max, step, onType, onBlur }}
            error={error !== undefined}
          />
        </div>
      )}
    </FieldFrame>
  );
});
