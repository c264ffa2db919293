import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import {
  PERSONALITIES,
  RESPONSE_TIMES,
  SPEAKING_SPEED,
  TEMPERATURE,
  VOICE_STABILITY,
} from '#domain/voice/voiceConfig.ts';
import { urlInputProps } from '../forms/Field.tsx';
import { DraftForm } from '../forms/DraftForm.tsx';
import { DraftSelect } from '../forms/DraftSelect.tsx';
import { DraftSlider } from '../forms/DraftSlider.tsx';
import { DraftSwitch } from '../forms/DraftSwitch.tsx';
import { DraftText } from '../forms/DraftText.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { twoColumns } from '../forms/twoColumns.ts';
import { useViewModel } from '../kit/useViewModel.ts';
import { usePanelSaves } from '../companies/usePanelSaves.ts';
import { failureText } from '../texts/failureText.ts';
import { settingText } from '../texts/settingText.ts';
import type { PanelProps } from '../navigation/panel.ts';
import { VoiceChoice } from './VoiceChoice.tsx';
import { VoiceTest } from './VoiceTest.tsx';
import { VoiceViewModel } from './VoiceViewModel.ts';

/** First message, voice, speaking style, and background sound, with a voice test. */
export const VoicePanel = observer(function VoicePanel({ restaurantId }: PanelProps) {
  const vm = useViewModel(VoiceViewModel, restaurantId);
  usePanelSaves(vm);
  return (
    <DraftForm
      name="Voice Configuration"
      draft={vm.draft}
      loadingText="Loading voice configuration"
      failureText={failureText.voiceConfig}
    >
      {(config) => (
        <>
          <FirstMessage vm={vm} />
          <VoiceChoice vm={vm} config={config} />
          <VoiceTest vm={vm} voiceId={config.voiceId} />
          <SpeakingStyle vm={vm} />
          <BackgroundSound vm={vm} />
        </>
      )}
    </DraftForm>
  );
});

interface GroupProps {
  readonly vm: VoiceViewModel;
}

/** The first message. Comes before the voices, because it changes far more often. */
const FirstMessage = observer(function FirstMessage({ vm: { draft, advice } }: GroupProps) {
  return (
    <FieldGroup title="Greeting" help="The first thing callers hear. Goes live when you deploy.">
      <DraftText
        draft={draft}
        part="firstMessage"
        label="First message"
        advice={advice.firstMessage}
        multiline
        minRows={2}
      />
    </FieldGroup>
  );
});

const personalities = PERSONALITIES.map((value) => ({ value, label: settingText.personality(value) }));
const responseTimes = RESPONSE_TIMES.map((value) => ({ value, label: settingText.maxResponseTime(value) }));

/** How the agent speaks. */
const SpeakingStyle = observer(function SpeakingStyle({ vm: { draft } }: GroupProps) {
  return (
    <FieldGroup title="Speaking style">
      <Box sx={twoColumns}>
        <DraftSelect draft={draft} part="personality" label="Personality" options={personalities} />
        <DraftSelect draft={draft} part="maxResponseTime" label="Max response time" options={responseTimes} />
      </Box>
      {draft.value?.personality === 'custom' && (
        <DraftText
          draft={draft}
          part="customPersonality"
          label="Custom personality"
          required
          multiline
          minRows={3}
        />
      )}
      <Box sx={twoColumns}>
        <DraftSlider
          draft={draft}
          part="speakingSpeed"
          label="Speaking speed"
          help="1 is normal speed."
          {...SPEAKING_SPEED}
        />
        <DraftSlider
          draft={draft}
          part="voiceStability"
          label="Voice stability"
          help="Lower is livelier; higher is steadier."
          {...VOICE_STABILITY}
        />
        <DraftSlider
          draft={draft}
          part="temperature"
          label="Temperature"
          help="Lower sticks to the script; higher varies the wording."
          {...TEMPERATURE}
        />
      </Box>
    </FieldGroup>
  );
});

/** Sound callers hear in the background. */
const BackgroundSound = observer(function BackgroundSound({ vm: { draft } }: GroupProps) {
  return (
    <FieldGroup title="Background sound">
      <Box>
        <DraftSwitch draft={draft} part="enableBackgroundSound" label="Play background sound" />
      </Box>
      {draft.value?.enableBackgroundSound && (
        <DraftText draft={draft} part="backgroundSoundUrl" label="Background sound URL" {...urlInputProps} />
      )}
    </FieldGroup>
  );
});
