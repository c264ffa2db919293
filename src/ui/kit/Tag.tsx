import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** Beside something that says more. */
  readonly isQuiet?: boolean;
  readonly children: ReactNode;
}

/** A few words that tell a thing apart, such as its plan; what has a tone is a Badge. */
export function Tag({ isQuiet = false, children }: Props) {
  return (
    <Box
      component="span"
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
