import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { numberAfterKey } from './numberAfterKey.ts';
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

/**
 * A number field that keeps incomplete or invalid text and reports it as NaN. A native number field would
 * drop the comma of a pasted `1,5` and read 15.
 */
export function NumberInput({ value, min, max, step, describedBy, onType, ...input }: Props) {
  const disabled = useReadOnly();
  const [typed, setTyped] = useState('');
  const isNumber = !Number.isNaN(value);
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
      onKeyDown={(event) => {
        if (!isNumber && text !== '') return;
        const next = numberAfterKey(event.key, isNumber ? value : 0, { min, max, step });
        if (next === undefined) return;
        event.preventDefault();
        onType(next);
      }}
      slotProps={{
        input: {
          role: 'spinbutton',
          inputMode: step !== undefined && step < 1 ? 'decimal' : 'numeric',
          autoComplete: 'off',
          'aria-valuemin': min,
          'aria-valuemax': max,
          'aria-valuenow': isNumber ? value : undefined,
          'aria-describedby': describedBy,
        },
      }}
    />
  );
}

const numberIn = (text: string) => {
  const digits = text.replace(/\p{Cf}/gu, '').trim();
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : NaN;
};

const textOf = (value: number) => (Number.isNaN(value) ? '' : String(value));
