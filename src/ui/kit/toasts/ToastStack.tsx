import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import type { ReactNode } from 'react';
import { BOTTOM_BAR } from '../pinned.ts';

/** Above the bar at the bottom of a phone. */
const aboveBar = { bottom: { xs: `calc(8px + ${BOTTOM_BAR})`, sm: `calc(24px + ${BOTTOM_BAR})` } } as const;

/** Puts messages at the bottom, above the page and its dialogs. */
export function ToastStack({ children }: { readonly children: ReactNode }) {
  return (
    // outside the page, which open dialogs hide from assistive technology
    <Portal>
      <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} sx={aboveBar}>
        <div>{children}</div>
      </Snackbar>
    </Portal>
  );
}
