import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useReadOnly } from './readOnly.ts';

interface Props extends Pick<
  OutlinedInputProps,
  'className' | 'id' | 'error' | 'endAdornment' | 'fullWidth' | 'onBlur'
> {
  /** NaN if the text is not a number. */
  readonly value: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly step?: number | undefined;
  readonly describedBy?: string | undefined;
  readonly onType: (value: number) => void;
}

/** A number field that keeps incomplete or invalid text as typed. Such text counts as NaN. */
export function NumberInput({ value, min, max, step, describedBy, onType, ...input }: Props) {
  const disabled = useReadOnly();
  const [typed, setTyped] = useState('');
  const text = Object.is(numberIn(typed), value) ? typed : textOf(value);
  return (
    <OutlinedInput
      {...input}
      disabled={disabled}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onType(numberIn(target.value));
      }}
      slotProps={{
        input: {
          type: 'number',
          inputMode: step !== undefined && step < 1 ? 'decimal' : 'numeric',
          min,
          max,
          step,
          'aria-describedby': describedBy,
        },
      }}
    />
  );
}

const numberIn = (text: string) => (text.trim() === '' ? NaN : Number(text));

const textOf = (value: number) => (Number.isNaN(value) ? '' : String(value));
