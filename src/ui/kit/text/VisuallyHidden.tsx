import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { visuallyHidden } from './visuallyHidden.ts';

interface Props {
  /** Announced on every change. */
  readonly role?: 'status' | undefined;
  /** A new key repeats the announcement of the same text. */
  readonly occasion?: string | number | undefined;
  readonly children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ role, occasion, children }: Props) {
  return (
    <Box component="span" role={role} sx={visuallyHidden}>
      {occasion === undefined ? children : <span key={occasion}>{children}</span>}
    </Box>
  );
}
