import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { NoticeBanner } from '../../kit/NoticeBanner.tsx';
import type { Notice } from '../../kit/Notice.ts';
import { showOnArrival } from './arrival.ts';
import { clearOfWorkspaceEdges } from './workspaceEdges.ts';

/** What came of something that was tried in a panel: in sight when it comes, whatever lies over the edges. */
export const ResultNotice = observer(function ResultNotice({ notice }: { readonly notice: Notice }) {
  return (
    notice.message && (
      <Box ref={showOnArrival} sx={clearOfWorkspaceEdges}>
        <NoticeBanner notice={notice} />
      </Box>
    )
  );
});
