import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useReadOnly } from './readOnly.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

/** Props the field sets itself. */
type Own = keyof FieldFrameProps | 'disabled' | 'fullWidth' | 'id' | 'onChange' | 'slotProps';

interface Props extends FieldFrameProps, Omit<OutlinedInputProps, Own> {
  /** For a number typed as text, or a time. */
  readonly min?: number | string | undefined;
  readonly step?: number | undefined;
  readonly onType?: (text: string) => void;
}

/** Types of free text. Others, such as numbers and addresses, always run from left to right. */
const WITH_DIRECTION: readonly (string | undefined)[] = [undefined, 'text', 'search'];

/** Input props of a required web address. */
export const urlInputProps = { required: true, type: 'url', inputMode: 'url' } as const;

/**
 * Grows with its text, using the browser's own sizing where available: a measured height is wrong once
 * another font loads.
 */
const grows = (rows: number) => ({
  '@supports (field-sizing: content)': {
    '& textarea:not([aria-hidden])': {
      fieldSizing: 'content',
      height: 'auto !important',
      minHeight: `${rows}lh`,
    },
  },
});

/** A text field with its label above and help or error below. */
export function Field({
  label,
  help,
  error,
  advice,
  note,
  onType,
  required = false,
  inputMode,
  min,
  step,
  sx,
  ...input
}: Props) {
  const disabled = useReadOnly();
  return (
    <FieldFrame label={label} help={help} error={error} advice={advice} note={note} required={required}>
      {({ id, describedBy }) => (
        <OutlinedInput
          {...input}
          sx={[input.multiline ? grows(Number(input.minRows ?? 1)) : {}, sx ?? {}].flat()}
          id={id}
          fullWidth
          disabled={disabled}
          error={error !== undefined}
          onChange={({ target }) => onType?.(target.value)}
          slotProps={{
            input: {
              dir: WITH_DIRECTION.includes(input.type) ? 'auto' : undefined,
              required,
              inputMode,
              min,
              step,
              'aria-describedby': describedBy,
            },
          }}
        />
      )}
    </FieldFrame>
  );
}
