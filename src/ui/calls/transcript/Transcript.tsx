import Button from '@mui/material/Button';
import ArrowDownward from '@mui/icons-material/ArrowDownward';
import { observer } from 'mobx-react-lite';
import { reaction } from 'mobx';
import { useEffect, useMemo } from 'react';
import type { Rows } from '#domain/shared/rows.ts';
import type { TranscriptLine } from '#domain/shared/transcript.ts';
import { UnreadableRows } from '../../kit/lists/UnreadableRows.tsx';
import { Text } from '../../kit/text/Text.tsx';
import styles from './Transcript.module.css';
import { WindowedTranscript, ScrollableTranscript } from './TranscriptLines.tsx';
import { TranscriptSearch } from './TranscriptSearch.tsx';
import { TranscriptViewModel, type Seek } from './TranscriptViewModel.ts';

interface Props {
  /** The lines, sorted by time. */
  readonly lines: Rows<TranscriptLine>;
  /** The audio player, whose current line the transcript follows. */
  readonly player: { readonly currentLine: number; readonly seek: Seek };
  /** Whether the user can seek to a line. Otherwise, times are plain text. */
  readonly hasAudio: boolean;
  /** Whether the transcript is short and needs no search. */
  readonly isShort?: boolean;
  /** Maximum height as a CSS length, beyond which the lines scroll. By default, they scroll with the page. */
  readonly maxHeight?: string;
}

/** A call's transcript, which the user can search. It follows the audio, if there is any. */
export function Transcript({ lines, player, hasAudio, isShort = false, maxHeight }: Props) {
  const onSeek = hasAudio ? player.seek : undefined;
  const vm = useMemo(() => new TranscriptViewModel(lines, onSeek), [lines, onSeek]);
  useEffect(
    () => reaction(() => player.currentLine, vm.setPlayingLine, { fireImmediately: true }),
    [vm, player],
  );
  if (lines.length === 0 && !lines.unreadable) {
    return <Text tone="muted">No transcript.</Text>;
  }
  return (
    <div>
      <UnreadableRows rows={lines} noun="line" />
      {!isShort && <TranscriptSearch vm={vm} isPinned={maxHeight === undefined} />}
      {maxHeight === undefined ? (
        <WindowedTranscript vm={vm} />
      ) : (
        <ScrollableTranscript vm={vm} maxHeight={maxHeight} />
      )}
      <FollowButton vm={vm} />
    </div>
  );
}

const FollowButton = observer(function FollowButton({ vm }: { readonly vm: TranscriptViewModel }) {
  if (!vm.isFollowButtonShown) return null;
  return (
    <div className={styles.above}>
      <Button variant="contained" startIcon={<ArrowDownward />} onClick={vm.follow} className={styles.follow}>
        Follow the audio
      </Button>
    </div>
  );
});
