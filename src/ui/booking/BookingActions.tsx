import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** The buttons of a step; on a phone they stay in sight. */
export function BookingActions({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        mt: 3,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
