import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  /** Whether the user may use the actions. Undefined while the role is unknown. */
  readonly mayUse: boolean | undefined;
  readonly children: ReactNode;
}

/**
 * Section actions for owners and admins. Reserves their space from the start so nothing moves, except on a
 * phone, where they are a separate row. (see rule: roles)
 */
export const AdminActions = ({ mayUse, children }: Props) => (
  <Box
    sx={{
      display: { xs: mayUse === false ? 'none' : 'block', sm: 'block' },
      width: { xs: '100%', sm: 'auto' },
      minHeight: 44,
    }}
  >
    {mayUse && children}
  </Box>
);
