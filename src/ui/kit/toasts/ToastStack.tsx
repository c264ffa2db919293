import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import type { ReactNode } from 'react';
import styles from './ToastStack.module.css';

/** Shows messages at the bottom of the window, above the page and its dialogs. */
export function ToastStack({ children }: { readonly children: ReactNode }) {
  return (
    // rendered outside the page, because an open dialog hides the page from assistive technology
    <Portal>
      <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }} className={styles.stack}>
        <div role="region" aria-label="Messages">
          {children}
        </div>
      </Snackbar>
    </Portal>
  );
}
