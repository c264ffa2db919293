import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { DraftForm } from '../../kit/form/DraftForm.tsx';
import { useViewModel } from '../../kit/useViewModel.ts';
import { useCountAfterSave } from '../../openRestaurant/useCountAfterSave.ts';
import { failureText } from '../../texts/failureText.ts';
import { telephonyText } from '../../texts/telephonyText.ts';
import type { PanelProps } from '../voiceAi/panel.ts';
import { BackgroundAudio } from './BackgroundAudio.tsx';
import { AdvancedSettings } from './AdvancedSettings.tsx';
import { CallLimits } from './CallLimits.tsx';
import { CallLogs } from './CallLogs.tsx';
import { CallerTexts } from './CallerTexts.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';
import { TelephonyViewModel } from './TelephonyViewModel.ts';

/** How callers reach the agent and how calls are handled, a way to try it, and the calls of late. */
export const TelephonyPanel = observer(function TelephonyPanel({ restaurantId }: PanelProps) {
  const vm = useViewModel(TelephonyViewModel, restaurantId);
  useCountAfterSave(vm.draft.notice);
  const { draft } = vm;
  return (
    <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DraftForm
        name="Telephony Configuration"
        draft={draft}
        loadingText="Loading telephony configuration"
        failureText={failureText.telephonyConfig}
        emptyText={telephonyText.none}
        failureHelp={telephonyText.service}
      >
        {() => (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <PhoneNumber vm={vm} />
            <CallLimits draft={draft} />
            <BackgroundAudio draft={draft} />
            <CallerTexts draft={draft} />
            <AdvancedSettings draft={draft} />
          </Box>
        )}
      </DraftForm>
      {draft.value && <CallLogs logs={vm.logs} />}
    </Box>
  );
});
