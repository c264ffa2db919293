import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props {
  /** Read out whenever it changes. */
  readonly role?: 'status' | undefined;
  /** With another one the same words are read out once more. */
  readonly occasion?: string | number | undefined;
  readonly children: ReactNode;
}

/** Words for who listens to the page instead of looking at it. */
export function VisuallyHidden({ role, occasion, children }: Props) {
  return (
    <Box component="span" role={role} sx={visuallyHidden}>
      {occasion === undefined ? children : <span key={occasion}>{children}</span>}
    </Box>
  );
}
