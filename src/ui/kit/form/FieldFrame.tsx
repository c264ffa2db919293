import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface FieldFrameProps {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** What is worth a word about the value, which may be sent all the same; in place of the help. */
  readonly advice?: string | undefined;
  /** A word at the right of the label, in place of 'Required'. */
  readonly note?: string | undefined;
}

interface Props extends FieldFrameProps {
  /** The control; it takes the id, and is described by the help or the error. */
  readonly children: (control: {
    readonly id: string;
    readonly describedBy: string | undefined;
  }) => ReactNode;
}

/** What all fields have in common: the label above, help and error below and tied to the control. */
export function FieldFrame({ label, required = false, help, error, advice, note, children }: Props) {
  const id = useId();
  const helpId = `${id}-help`;
  const told = error ?? advice ?? help;
  const isAdvice = error === undefined && advice !== undefined;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
        <Typography component="label" variant="body2" htmlFor={id} sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        {(note || required) && (
          <Typography aria-hidden variant="caption" sx={{ color: 'text.secondary' }}>
            {note ?? 'Required'}
          </Typography>
        )}
      </Box>
      {children({ id, describedBy: told ? helpId : undefined })}
      {told && (
        <FormHelperText
          id={helpId}
          error={error !== undefined}
          sx={{ mx: 0, ...(isAdvice && { color: 'status.warning.text' }) }}
        >
          {told}
        </FormHelperText>
      )}
    </Box>
  );
}
