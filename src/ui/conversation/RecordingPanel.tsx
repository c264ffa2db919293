import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import type { Conversation } from '#domain/agents/conversation.ts';
import { LoadingSkeleton } from '../kit/LoadingSkeleton.tsx';
import { conversationText } from '../texts/conversationText.ts';
import type { ConversationViewModel } from './ConversationViewModel.ts';
import { AudioFailure } from './player/AudioFailure.tsx';
import { AudioPlayer } from './player/AudioPlayer.tsx';

interface Props {
  readonly vm: ConversationViewModel;
  readonly conversation: Conversation;
}

/** The sound of the conversation; where it is missing or fails, the rest of the page stands. */
export const RecordingPanel = observer(function RecordingPanel({ vm, conversation }: Props) {
  const { recording, player } = vm;
  if (!conversation.hasAudio) {
    return <Typography sx={{ color: 'text.secondary' }}>{conversationText.noAudio}</Typography>;
  }
  if (recording.failed) {
    return <AudioFailure onRetry={recording.retry} />;
  }
  if (!recording.url) {
    return (
      <LoadingSkeleton loading={recording.loading} label="Loading audio">
        <Skeleton variant="rounded" animation={false} height={44} />
        <Skeleton variant="rounded" animation={false} height={48} sx={{ mt: 1 }} />
      </LoadingSkeleton>
    );
  }
  return (
    <AudioPlayer
      key={recording.url}
      player={player}
      src={recording.url}
      seed={conversation.id}
      onError={recording.refuse}
    />
  );
});
