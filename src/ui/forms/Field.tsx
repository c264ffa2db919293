import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { clsx } from 'clsx';
import { useReadOnly } from './readOnly.ts';
import styles from './Field.module.css';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

/** Props that the field sets itself. */
type Own =
  keyof FieldFrameProps | 'disabled' | 'fullWidth' | 'id' | 'minRows' | 'onChange' | 'slotProps' | 'sx';

interface Props extends FieldFrameProps, Omit<OutlinedInputProps, Own> {
  /** Minimum of a time, or of a number typed as text. */
  readonly min?: number | string | undefined;
  readonly step?: number | undefined;
  /** Minimum number of lines. Other values need a class in the style sheet. */
  readonly minRows?: 1 | 2 | 3 | 4 | 8 | undefined;
  readonly onType?: (text: string) => void;
}

/** Input types for free text. Other types, such as numbers and URLs, always run left to right. */
const WITH_DIRECTION: readonly (string | undefined)[] = [undefined, 'text', 'search'];

/** Input props of a required URL field. */
export const urlInputProps = { required: true, type: 'url', inputMode: 'url' } as const;

/** A text field with a label above and its help or error below. */
export function Field({
  label,
  help,
  error,
  advice,
  note,
  labelHidden,
  onType,
  required = false,
  inputMode,
  min,
  step,
  minRows,
  className,
  ...input
}: Props) {
  const disabled = useReadOnly();
  return (
    <FieldFrame
      label={label}
      help={help}
      error={error}
      advice={advice}
      note={note}
      labelHidden={labelHidden}
      required={required}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          {...input}
          className={clsx(input.multiline && styles.growing, minRows && styles[`lines${minRows}`], className)}
          minRows={minRows}
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
