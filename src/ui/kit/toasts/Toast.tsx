import Portal from '@mui/material/Portal';
import Snackbar from '@mui/material/Snackbar';
import { NoticeBanner } from '../NoticeBanner.tsx';
import type { Notice } from '../Notice.ts';

/** A message at the bottom, above the page and its dialogs. */
export function Toast({ notice }: { readonly notice: Notice }) {
  return (
    // outside the page, which open dialogs hide from assistive technology
    <Portal>
      <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}>
        <div>
          <NoticeBanner notice={notice} />
        </div>
      </Snackbar>
    </Portal>
  );
}
