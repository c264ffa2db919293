import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Message } from '../kit/Message.tsx';

interface Props {
  /** What went wrong, told where the button is that was pressed. */
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** The buttons of a step, and what came of pressing them; on a phone they stay in sight. */
export function BookingActions({ error, children }: Props) {
  return (
    <Box
      sx={{
        position: { xs: 'sticky', md: 'static' },
        bottom: 0,
        display: 'grid',
        gap: 1.5,
        mt: 3,
        py: 1.5,
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      {error && <Message tone="error">{error}</Message>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>{children}</Box>
    </Box>
  );
}
