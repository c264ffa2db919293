import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { NoticeBanner } from '../NoticeBanner.tsx';
import type { Notice } from '../Notice.ts';

/** A message above the page and its dialogs, at the lower edge. */
export function Toast({ notice }: { readonly notice: Notice }) {
  return (
    // outside of the page, which an open dialog hides from assistive technology
    <Portal>
      <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
        <div>
          <NoticeBanner notice={notice} />
        </div>
      </Snackbar>
    </Portal>
  );
}
