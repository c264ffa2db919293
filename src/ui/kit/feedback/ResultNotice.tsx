import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { NoticeBanner } from './NoticeBanner.tsx';
import type { Notice } from '../state/Notice.ts';
import { scrollToOnArrival } from '../layout/arrival.ts';
import { scrollMarginBelowHeader } from '../layout/scrollMargins.ts';

/** The result of a test in a panel, scrolled into view when it appears. */
export const ResultNotice = observer(function ResultNotice({ notice }: { readonly notice: Notice }) {
  return (
    notice.message && (
      <Box ref={scrollToOnArrival} sx={scrollMarginBelowHeader}>
        <NoticeBanner notice={notice} />
      </Box>
    )
  );
});
