import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import {
  BACKGROUND_AUDIO,
  CALL_DURATIONS,
  INTERRUPTION_SENSITIVITY,
  MAX_RETRIES,
  RETRY_DELAY,
  SILENCE_TIMEOUT,
} from '#domain/telephony/telephonyConfig.ts';
import { urlInputProps } from '../forms/Field.tsx';
import { DraftForm } from '../forms/DraftForm.tsx';
import { DraftLines } from '../forms/DraftLines.tsx';
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
import { telephonyText } from '../texts/telephonyText.ts';
import type { PanelProps } from '../navigation/panel.ts';
import { CallLogs } from './CallLogs.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';
import { TelephonyViewModel } from './TelephonyViewModel.ts';

/** How calls reach the agent, a test call, and recent calls. */
export const TelephonyPanel = observer(function TelephonyPanel({ restaurantId }: PanelProps) {
  const vm = useViewModel(TelephonyViewModel, restaurantId);
  usePanelSaves(vm);
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
          <>
            <PhoneNumber vm={vm} />
            <CallLimits draft={draft} />
            <BackgroundAudio draft={draft} />
            <CallerTexts draft={draft} />
            <AdvancedSettings draft={draft} />
          </>
        )}
      </DraftForm>
      {draft.value && <CallLogs logs={vm.logs} />}
    </Box>
  );
});

type GroupProps = Pick<TelephonyViewModel, 'draft'>;

const durations = CALL_DURATIONS.map((value) => ({ value, label: settingText.maxCallDuration(value) }));

/** Call length, retries, recording, and transcription. */
function CallLimits({ draft }: GroupProps) {
  return (
    <FieldGroup title="Call limits">
      <Box sx={twoColumns}>
        <DraftSelect draft={draft} part="maxCallDuration" label="Max call duration" options={durations} />
        <Box sx={{ display: 'grid', alignContent: 'end' }}>
          <DraftSwitch draft={draft} part="callRecordingEnabled" label="Record calls" />
          <DraftSwitch draft={draft} part="transcriptionEnabled" label="Transcribe calls" />
        </Box>
        <DraftSlider
          draft={draft}
          part="maxRetries"
          label="Max retries"
          help="How many times to retry a failed call."
          {...MAX_RETRIES}
        />
        <DraftSlider
          draft={draft}
          part="retryDelay"
          label="Retry delay"
          help="Seconds between retries."
          {...RETRY_DELAY}
        />
      </Box>
    </FieldGroup>
  );
}

const kinds = BACKGROUND_AUDIO.map((value) => ({ value, label: settingText.backgroundAudioType(value) }));

/** Audio callers hear in the background. */
const BackgroundAudio = observer(function BackgroundAudio({ draft }: GroupProps) {
  return (
    <FieldGroup title="Background audio">
      <Box sx={twoColumns}>
        <DraftSelect draft={draft} part="backgroundAudioType" label="Background audio type" options={kinds} />
        {draft.value?.backgroundAudioType === 'custom' && (
          <DraftText
            draft={draft}
            part="backgroundAudioUrl"
            label="Background audio URL"
            {...urlInputProps}
          />
        )}
      </Box>
    </FieldGroup>
  );
});

/** Messages to callers, and phrases that end or transfer a call. */
function CallerTexts({ draft }: GroupProps) {
  const message = { draft, multiline: true, minRows: 3 } as const;
  return (
    <>
      <FieldGroup title="Messages" help="Leave blank for no message.">
        <Box sx={twoColumns}>
          <DraftText {...message} part="busyMessage" label="Busy message" />
          <DraftText {...message} part="afterHoursMessage" label="After-hours message" />
        </Box>
      </FieldGroup>
      <FieldGroup title="Phrases" help="Phrases that end or transfer a call.">
        <Box sx={twoColumns}>
          <DraftLines draft={draft} part="endCallPhrases" label="End call phrases" />
          <DraftLines draft={draft} part="transferPhrases" label="Transfer phrases" />
        </Box>
      </FieldGroup>
    </>
  );
}

/** Silence timeout and interruption sensitivity. */
function AdvancedSettings({ draft }: GroupProps) {
  return (
    <FieldGroup title="Advanced">
      <Box sx={twoColumns}>
        <DraftSlider
          draft={draft}
          part="silenceTimeout"
          label="Silence timeout"
          help="Seconds of silence before hanging up."
          {...SILENCE_TIMEOUT}
        />
        <DraftSlider
          draft={draft}
          part="interruptionSensitivity"
          label="Interruption sensitivity"
          help="Higher makes it easier to interrupt."
          {...INTERRUPTION_SENSITIVITY}
        />
      </Box>
    </FieldGroup>
  );
}
