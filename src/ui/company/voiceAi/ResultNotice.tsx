import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { NoticeBanner } from '../../kit/NoticeBanner.tsx';
import type { Notice } from '../../kit/Notice.ts';
import { scrollToOnArrival } from './arrival.ts';
import { scrollMarginBelowHeader } from './scrollMargins.ts';

/** What came of something that was tried in a panel: in sight when it comes, whatever lies over the edges. */
export const ResultNotice = observer(function ResultNotice({ notice }: { readonly notice: Notice }) {
  return (
    notice.message && (
      <Box ref={scrollToOnArrival} sx={scrollMarginBelowHeader}>
        <NoticeBanner notice={notice} />
      </Box>
    )
  );
});
