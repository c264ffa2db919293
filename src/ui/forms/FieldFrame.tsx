import FormHelperText from '@mui/material/FormHelperText';
import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { Text } from '../kit/text/Text.tsx';
import words from '../kit/text/words.module.css';
import styles from './FieldFrame.module.css';

export interface FieldFrameProps {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** A warning that replaces the help text and doesn't block saving. */
  readonly advice?: string | undefined;
  /** Text next to the label, instead of 'Required'. */
  readonly note?: string | undefined;
  /** Hides the label visually, for a row under a column heading. */
  readonly labelHidden?: boolean | undefined;
}

interface Props extends FieldFrameProps {
  /** Renders the control with the given id and description. */
  readonly children: (control: {
    readonly id: string;
    readonly describedBy: string | undefined;
  }) => ReactNode;
}

/** The layout of all fields: a label above the control, and help or error below. */
export function FieldFrame({
  label,
  required = false,
  help,
  error,
  advice,
  note,
  labelHidden = false,
  children,
}: Props) {
  const id = useId();
  const helpId = `${id}-help`;
  const description = error ?? advice ?? help;
  const isAdvice = error === undefined && advice !== undefined;
  return (
    <div className={styles.field}>
      <div className={labelHidden ? words.visuallyHidden : styles.head}>
        <Text as="label" size="small" strong htmlFor={id}>
          {label}
        </Text>
        {(note || required) && (
          <Text as="span" aria-hidden size="caption" tone="muted">
            {note ?? 'Required'}
          </Text>
        )}
      </div>
      {children({ id, describedBy: description ? helpId : undefined })}
      {description && (
        <FormHelperText
          id={helpId}
          dir="auto"
          error={error !== undefined}
          className={clsx(styles.help, isAdvice && styles.advice)}
        >
          {description}
        </FormHelperText>
      )}
    </div>
  );
}
