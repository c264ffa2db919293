import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface FieldFrameProps {
  readonly label: string;
  readonly required?: boolean | undefined;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** A warning that does not block saving, shown instead of the help text. */
  readonly advice?: string | undefined;
  /** Text right of the label, instead of 'Required'. */
  readonly note?: string | undefined;
}

interface Props extends FieldFrameProps {
  /** Renders the control with its id and description. */
  readonly children: (control: {
    readonly id: string;
    readonly describedBy: string | undefined;
  }) => ReactNode;
}

/** Shared layout of all fields: label above, help or error below, linked to the control. */
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
          dir="auto"
          error={error !== undefined}
          sx={{ mx: 0, ...(isAdvice && { color: 'status.warning.text' }) }}
        >
          {told}
        </FormHelperText>
      )}
    </Box>
  );
}
