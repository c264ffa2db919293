import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { TranscriptLine } from '#domain/shared/transcript.ts';
import { LinesInPage } from './LinesInPage.tsx';
import { LinesInRegion } from './LinesInRegion.tsx';
import { TranscriptSearch } from './TranscriptSearch.tsx';
import { TranscriptViewModel, type Seek } from './TranscriptViewModel.ts';

interface Props {
  /** In the order of their times. */
  readonly lines: readonly TranscriptLine[];
  /** The line that is heard, -1 for none; without it nothing is followed. */
  readonly current?: number;
  /** Goes to a moment of the audio; without it times are plain text. */
  readonly onSeek?: Seek;
  /** A few lines need no search. */
  readonly isShort?: boolean;
  /** How high the lines may stand before they scroll by themselves, as a CSS length; without it they scroll with the page. */
  readonly maxHeight?: string;
}

/** What was said in a call, line by line: it can be searched, and it follows the audio where there is one. */
export function Transcript({ lines, current = -1, onSeek, isShort = false, maxHeight }: Props) {
  const vm = useMemo(() => new TranscriptViewModel(lines), [lines]);
  useEffect(() => vm.hear(current), [vm, current]);
  if (lines.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>Nothing was said in this call.</Typography>;
  }
  return (
    <div>
      {!isShort && <TranscriptSearch vm={vm} isPinned={maxHeight === undefined} />}
      {maxHeight === undefined ? (
        <LinesInPage vm={vm} onSeek={onSeek} />
      ) : (
        <LinesInRegion vm={vm} onSeek={onSeek} maxHeight={maxHeight} />
      )}
      <FollowButton vm={vm} />
    </div>
  );
}

const FollowButton = observer(function FollowButton({ vm }: { readonly vm: TranscriptViewModel }) {
  if (!vm.offersFollow) return null;
  return (
    <Box sx={above}>
      <Button
        variant="contained"
        startIcon={<ArrowDownward />}
        onClick={vm.follow}
        sx={{ pointerEvents: 'auto', borderRadius: 22 }}
      >
        Follow
      </Button>
    </Box>
  );
});

/** Over the last lines in view, without room of its own. */
const above = {
  position: 'sticky',
  bottom: 'calc(12px + var(--covered-below, 0px))',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'end',
  height: 0,
  mt: -1.5,
  mb: 1.5,
  pointerEvents: 'none',
} as const;
