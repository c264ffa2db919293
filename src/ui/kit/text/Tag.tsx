import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** For less important tags. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** A few words that describe something, such as its plan. Use Badge for a status. */
export function Tag({ isQuiet = false, children }: Props) {
  return (
    <Box
      component="span"
      dir="auto"
      sx={{
        minWidth: 0,
        px: 1,
        py: 0.25,
        borderRadius: 12,
        typography: 'caption',
        fontWeight: 600,
        overflowWrap: 'anywhere',
        bgcolor: isQuiet ? 'surface.sunken' : 'soft.primary',
        color: isQuiet ? 'text.secondary' : 'soft.onPrimary',
      }}
    >
      {children}
    </Box>
  );
}
