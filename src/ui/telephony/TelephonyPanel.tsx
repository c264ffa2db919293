import { observer } from 'mobx-react-lite';
import {
  BACKGROUND_AUDIO,
  CALL_DURATIONS,
  INTERRUPTION_SENSITIVITY_RANGE,
  MAX_RETRIES_RANGE,
  RETRY_DELAY_RANGE,
  SILENCE_TIMEOUT_RANGE,
} from '#domain/telephony/telephonyConfig.ts';
import { DeployOfferViewModel } from '../deployments/DeployOfferViewModel.ts';
import { urlInputProps } from '../forms/Field.tsx';
import { SettingsForm } from '../forms/SettingsForm.tsx';
import { FormLines } from '../forms/FormLines.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { FormSlider } from '../forms/FormSlider.tsx';
import { FormSwitch } from '../forms/FormSwitch.tsx';
import { FormText } from '../forms/FormText.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { settingText } from '../texts/settingText.ts';
import { telephonyText } from '../texts/telephonyText.ts';
import type { PanelProps } from '../navigation/panel.ts';
import { CallLogs } from './CallLogs.tsx';
import { PhoneNumber } from './PhoneNumber.tsx';
import { TelephonyViewModel } from './TelephonyViewModel.ts';
import { FieldColumns } from '../forms/FieldColumns.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import styles from './TelephonyPanel.module.css';

/** Settings for how calls reach the agent, with a test call and recent calls. */
export const TelephonyPanel = observer(function TelephonyPanel({ restaurantId }: PanelProps) {
  const vm = useViewModel(TelephonyViewModel, restaurantId);
  const offer = useViewModel(DeployOfferViewModel, restaurantId, 'telephony');
  const { form } = vm;
  return (
    <Stack gap={32}>
      <SettingsForm
        name="Telephony Configuration"
        form={form}
        offer={offer}
        loadingText="Loading telephony configuration"
        failureText={failureText.telephonyConfig}
        emptyText={telephonyText.none}
        failureHelp={telephonyText.service}
      >
        {() => (
          <>
            <PhoneNumber vm={vm} />
            <CallLimits form={form} />
            <BackgroundAudio form={form} />
            <CallerTexts form={form} />
            <AdvancedSettings form={form} />
          </>
        )}
      </SettingsForm>
      {form.fields.value && <CallLogs logs={vm.logs} />}
    </Stack>
  );
});

type GroupProps = Pick<TelephonyViewModel, 'form'>;

const durations = CALL_DURATIONS.map((value) => ({ value, label: settingText.maxCallDuration(value) }));

/** Settings for call length, retries, recording, and transcription. */
function CallLimits({ form }: GroupProps) {
  return (
    <FieldGroup title="Call limits">
      <FieldColumns>
        <FormSelect
          fields={form.fields}
          part="maxCallDuration"
          label="Max call duration"
          options={durations}
        />
        <div className={styles.switches}>
          <FormSwitch fields={form.fields} part="callRecordingEnabled" label="Record calls" />
          <FormSwitch fields={form.fields} part="transcriptionEnabled" label="Transcribe calls" />
        </div>
        <FormSlider
          fields={form.fields}
          part="maxRetries"
          label="Max retries"
          help="How many times to retry a failed call."
          {...MAX_RETRIES_RANGE}
        />
        <FormSlider
          fields={form.fields}
          part="retryDelay"
          label="Retry delay"
          help="Seconds between retries."
          {...RETRY_DELAY_RANGE}
        />
      </FieldColumns>
    </FieldGroup>
  );
}

const kinds = BACKGROUND_AUDIO.map((value) => ({ value, label: settingText.backgroundAudioType(value) }));

/** Audio that callers hear in the background. */
const BackgroundAudio = observer(function BackgroundAudio({ form }: GroupProps) {
  return (
    <FieldGroup title="Background audio">
      <FieldColumns>
        <FormSelect
          fields={form.fields}
          part="backgroundAudioType"
          label="Background audio type"
          options={kinds}
        />
        {form.fields.value?.backgroundAudioType === 'custom' && (
          <FormText
            fields={form.fields}
            part="backgroundAudioUrl"
            label="Background audio URL"
            {...urlInputProps}
          />
        )}
      </FieldColumns>
    </FieldGroup>
  );
});

/** Messages to callers, and phrases that end or transfer a call. */
function CallerTexts({ form }: GroupProps) {
  const message = { fields: form.fields, multiline: true, minRows: 3 } as const;
  return (
    <>
      <FieldGroup title="Messages" help="Leave blank for no message.">
        <FieldColumns>
          <FormText {...message} part="busyMessage" label="Busy message" />
          <FormText {...message} part="afterHoursMessage" label="After-hours message" />
        </FieldColumns>
      </FieldGroup>
      <FieldGroup title="Phrases" help="Phrases that end or transfer a call.">
        <FieldColumns>
          <FormLines fields={form.fields} part="endCallPhrases" label="End call phrases" />
          <FormLines fields={form.fields} part="transferPhrases" label="Transfer phrases" />
        </FieldColumns>
      </FieldGroup>
    </>
  );
}

/** Silence timeout and interruption sensitivity. */
function AdvancedSettings({ form }: GroupProps) {
  return (
    <FieldGroup title="Advanced">
      <FieldColumns>
        <FormSlider
          fields={form.fields}
          part="silenceTimeout"
          label="Silence timeout"
          help="Seconds of silence before hanging up."
          {...SILENCE_TIMEOUT_RANGE}
        />
        <FormSlider
          fields={form.fields}
          part="interruptionSensitivity"
          label="Interruption sensitivity"
          help="A higher number makes the agent easier to interrupt."
          {...INTERRUPTION_SENSITIVITY_RANGE}
        />
      </FieldColumns>
    </FieldGroup>
  );
}
