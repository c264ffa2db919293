import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useReadOnly } from './form/readOnly.ts';
import { FieldFrame, type FieldFrameProps } from './form/FieldFrame.tsx';

/** What the field itself sees to. */
type Own = keyof FieldFrameProps | 'disabled' | 'fullWidth' | 'id' | 'onChange' | 'slotProps';

interface Props extends FieldFrameProps, Omit<OutlinedInputProps, Own> {
  /** Of a number that is typed as text, or of a time. */
  readonly min?: number | string | undefined;
  readonly step?: number | undefined;
  readonly onType?: (text: string) => void;
}

/** Of a field for a web address that must be there. */
export const urlInputProps = { required: true, type: 'url', inputMode: 'url' } as const;

/** As high as its text, by the browser itself where it can: a measured height is wrong once another font arrives. */
const grows = (rows: number) => ({
  '@supports (field-sizing: content)': {
    '& textarea:not([aria-hidden])': {
      fieldSizing: 'content',
      height: 'auto !important',
      minHeight: `${rows}lh`,
    },
  },
});

/** A text field: label above, help and error below and tied to it. */
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
          slotProps={{ input: { required, inputMode, min, step, 'aria-describedby': describedBy } }}
        />
      )}
    </FieldFrame>
  );
}
