import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { DraftForm } from '../../kit/form/DraftForm.tsx';
import { useViewModel } from '../../kit/useViewModel.ts';
import { useCountAfterSave } from '../../openRestaurant/useCountAfterSave.ts';
import { failureText } from '../../texts/failureText.ts';
import type { PanelProps } from '../voiceAi/panel.ts';
import { BackgroundSound } from './BackgroundSound.tsx';
import { FirstMessage } from './FirstMessage.tsx';
import { Manner } from './Manner.tsx';
import { VoiceChoice } from './VoiceChoice.tsx';
import { VoiceTrial } from './VoiceTrial.tsx';
import { VoiceViewModel } from './VoiceViewModel.ts';

/** What the agent says first, how it sounds, and a way to hear it. */
export const VoicePanel = observer(function VoicePanel({ restaurantId }: PanelProps) {
  const vm = useViewModel(VoiceViewModel, restaurantId);
  useCountAfterSave(vm.draft.notice);
  return (
    <DraftForm
      name="Voice Configuration"
      draft={vm.draft}
      loadingText="Loading voice configuration"
      failureText={failureText.voiceConfig}
    >
      {(config) => (
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <FirstMessage vm={vm} />
          <VoiceChoice vm={vm} config={config} />
          <VoiceTrial vm={vm} voiceId={config.voiceId} />
          <Manner vm={vm} />
          <BackgroundSound draft={vm.draft} />
        </Box>
      )}
    </DraftForm>
  );
});
