import Button from '@mui/material/Button';
import { SkeletonShape } from '../../kit/feedback/Skeletons.tsx';
import { observer } from 'mobx-react-lite';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { LoadingSkeleton } from '../../kit/feedback/LoadingSkeleton.tsx';
import { Cluster } from '../../kit/layout/Row.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { conversationText } from '../../texts/conversationText.ts';
import { AudioPlayer } from './AudioPlayer.tsx';
import type { PlayerViewModel } from './PlayerViewModel.ts';
import type { Recording } from './Recording.ts';
import styles from './RecordingPlayer.module.css';

interface Props {
  readonly recording: Recording;
  readonly player: PlayerViewModel;
  /** Determines the drawn wave. */
  readonly seed: string;
}

/** A player for a recording, or a message if there is no recording. */
export const RecordingPlayer = observer(function RecordingPlayer({ recording, player, seed }: Props) {
  if (recording.failed) return <AudioFailure recording={recording} player={player} />;
  if (!recording.url) {
    return (
      <LoadingSkeleton loading={recording.loading} label="Loading audio">
        <Stack gap={8}>
          <SkeletonShape height={44} />
          <SkeletonShape height={48} />
        </Stack>
      </LoadingSkeleton>
    );
  }
  return (
    <AudioPlayer
      key={recording.url}
      player={player}
      src={recording.url}
      seed={seed}
      onError={recording.refuse}
    />
  );
});

function AudioFailure({ recording, player }: Omit<Props, 'seed'>) {
  return (
    <Cluster gap={12}>
      <div className={styles.message}>
        <Alert tone="error">{conversationText.audioFailed}</Alert>
      </div>
      <Button
        variant="outlined"
        onClick={({ currentTarget }) => {
          // the pressed button disappears, so focus moves to the section
          currentTarget.closest('section')?.focus();
          player.playOnAttach();
          recording.retry();
        }}
      >
        Try again
      </Button>
    </Cluster>
  );
}
