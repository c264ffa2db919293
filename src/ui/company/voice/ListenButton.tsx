import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import type { Voice } from '#domain/voice/voice.ts';
import type { VoiceViewModel } from './VoiceViewModel.ts';

interface Props {
  readonly vm: VoiceViewModel;
  readonly voice: Voice;
}

/** Has a voice speak, and says no more. */
export const ListenButton = observer(function ListenButton({ vm, voice }: Props) {
  const { voiceId, soundUrl } = vm.sample;
  const isAsked = voiceId === voice.id;
  const isHeard = isAsked && soundUrl !== undefined;
  const word = isAsked ? 'Stop' : 'Listen';
  return (
    <Button
      size="small"
      aria-label={isAsked ? `Stop listening to ${voice.name}` : `Listen to ${voice.name}`}
      aria-busy={isAsked && !isHeard}
      onClick={() => vm.listen(voice)}
      sx={{ px: 1.5, minWidth: 72 }}
    >
      {word}
    </Button>
  );
});
