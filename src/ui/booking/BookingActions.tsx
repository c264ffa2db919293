import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Message } from '../kit/Message.tsx';

interface Props {
  /** What went wrong, told where the button is that was pressed. */
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** A phone that is held upright; on a low screen the buttons would leave little to see of the page. */
const onPhones = (theme: Theme) => `${theme.breakpoints.down('md')} and (min-height: 480px)`;

/** What gets the focus is scrolled clear of the buttons. */
const clearOfThem = (theme: Theme) => ({ [onPhones(theme)]: { html: { scrollPaddingBottom: 128 } } });

/** The buttons of a step, and what came of pressing them; on a phone they stay in sight. */
export function BookingActions({ error, children }: Props) {
  return (
    <Box sx={[actions, (theme) => ({ [onPhones(theme)]: { position: 'sticky', bottom: 0 } })]}>
      <GlobalStyles styles={clearOfThem} />
      {error && <Message tone="error">{error}</Message>}
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>{children}</Box>
    </Box>
  );
}

const actions = {
  display: 'grid',
  gap: 1.5,
  mt: 3,
  py: 1.5,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
} as const;
