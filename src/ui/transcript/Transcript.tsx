import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import type { TranscriptLine } from '#domain/shared/transcript.ts';
import { TranscriptLines } from './TranscriptLines.tsx';
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
  /** How high the lines may stand before they scroll, as a CSS length. */
  readonly maxHeight?: string;
}

/** What was said in a call, line by line: it can be searched, and it follows the audio where there is one. */
export function Transcript({
  lines,
  current = -1,
  onSeek,
  isShort = false,
  maxHeight = 'min(70dvh, 720px)',
}: Props) {
  const vm = useMemo(() => new TranscriptViewModel(lines), [lines]);
  useEffect(() => vm.hear(current), [vm, current]);
  if (lines.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>Nothing was said in this call.</Typography>;
  }
  return (
    <Box sx={{ position: 'relative' }}>
      {!isShort && <TranscriptSearch vm={vm} />}
      <TranscriptLines vm={vm} onSeek={onSeek} maxHeight={maxHeight} />
      <FollowButton vm={vm} />
    </Box>
  );
}

const FollowButton = observer(function FollowButton({ vm }: { readonly vm: TranscriptViewModel }) {
  if (!vm.offersFollow) return null;
  return (
    <Box
      sx={{ position: 'absolute', bottom: 12, left: 0, right: 0, textAlign: 'center', pointerEvents: 'none' }}
    >
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
