import Box from '@mui/material/Box';
import type { SxProps } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { focusFirstInvalid } from '../focusFirstInvalid.ts';

interface Props {
  /** What it holds. */
  readonly draft: { submit(): void };
  readonly label?: string;
  readonly sx?: SxProps;
  readonly children: ReactNode;
}

/** A form whose fields say themselves what is wrong with them: the first that does takes the focus when it is sent. */
export function CheckedForm({ draft, label, sx, children }: Props) {
  return (
    <Box
      component="form"
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        draft.submit();
        focusFirstInvalid(event.currentTarget);
      }}
      {...(sx && { sx })}
    >
      {children}
    </Box>
  );
}
