import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** What is awaited, for a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * Around what holds the place of a part of the page: a stop of the Tab key, which would lead past a part that is not there
 * yet. From here it leads into the part, even where that has come meanwhile.
 */
export function Arriving({ label, children }: Props) {
  return (
    <Box role="group" aria-label={label} tabIndex={0}>
      {children}
    </Box>
  );
}
