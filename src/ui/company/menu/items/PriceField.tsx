import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useReadOnly } from '../../../kit/form/readOnly.ts';
import { FieldFrame } from '../../../kit/form/FieldFrame.tsx';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
  readonly onBlur: () => void;
}

/** A price in dollars, to the cent. */
export function PriceField({ value, error, onType, onBlur }: Props) {
  const disabled = useReadOnly();
  return (
    <FieldFrame label="Price" required error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          type="number"
          disabled={disabled}
          value={value}
          error={error !== undefined}
          onChange={({ target }) => onType(target.value)}
          onBlur={onBlur}
          startAdornment={<InputAdornment position="start">$</InputAdornment>}
          slotProps={{
            input: {
              required: true,
              min: 0,
              step: 0.01,
              inputMode: 'decimal',
              'aria-describedby': describedBy,
            },
          }}
          sx={{ width: 160, fontVariantNumeric: 'tabular-nums' }}
        />
      )}
    </FieldFrame>
  );
}
