import GlobalStyles from '@mui/material/GlobalStyles';
import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import type { ReactNode } from 'react';
import { BOTTOM_BAR, scrollPaddingForBottomBars, SAVE_BAR } from '../layout/pinned.ts';

/** Above the bar of a phone and the actions of a panel. */
const aboveBars = {
  bottom: {
    xs: `calc(8px + ${BOTTOM_BAR} + ${SAVE_BAR})`,
    sm: `calc(max(24px, ${SAVE_BAR}) + ${BOTTOM_BAR})`,
  },
} as const;

/** Keeps focused elements clear of a message of two lines. */
const scrollPadding = { ':root': { '--messages': '6rem' }, ...scrollPaddingForBottomBars };

/** Puts messages at the bottom, above the page and its dialogs. */
export function ToastStack({ children }: { readonly children: ReactNode }) {
  return (
    // outside the page, which open dialogs hide from assistive technology
    <Portal>
      <GlobalStyles styles={scrollPadding} />
      <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} sx={aboveBars}>
        <div role="region" aria-label="Messages">
          {children}
        </div>
      </Snackbar>
    </Portal>
  );
}
