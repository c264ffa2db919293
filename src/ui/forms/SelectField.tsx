import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useReadOnly } from './readOnly.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface Props<Value extends string | number> extends FieldFrameProps {
  readonly value: Value;
  /** Values with their labels. A current value that isn't listed serves as its own label. */
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChoose: (value: Value) => void;
}

export function SelectField<Value extends string | number>({
  value,
  options,
  onChoose,
  ...frame
}: Props<Value>) {
  const disabled = useReadOnly();
  const isKnown = options.some((option) => option.value === value);
  const offered = isKnown ? options : [...options, { value, label: String(value) }];
  return (
    <FieldFrame {...frame}>
      {({ id, describedBy }) => (
        <NativeSelect
          fullWidth
          disabled={disabled}
          input={<OutlinedInput />}
          error={frame.error !== undefined}
          value={String(value)}
          onChange={({ target }) => {
            const chosen = offered.find((option) => String(option.value) === target.value);
            if (chosen) onChoose(chosen.value);
          }}
          inputProps={{ id, 'aria-describedby': describedBy }}
        >
          {offered.map((option) => (
            <option key={option.value} value={String(option.value)}>
              {option.label}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}
