import { observer } from 'mobx-react-lite';
import {
  PERSONALITIES,
  RESPONSE_TIMES,
  SPEAKING_SPEED_RANGE,
  TEMPERATURE_RANGE,
  VOICE_STABILITY_RANGE,
} from '#domain/voice/voiceConfig.ts';
import { DeployOfferViewModel } from '../deployments/DeployOfferViewModel.ts';
import { urlInputProps } from '../forms/Field.tsx';
import { SettingsForm } from '../forms/SettingsForm.tsx';
import { FormSelect } from '../forms/FormSelect.tsx';
import { FormSlider } from '../forms/FormSlider.tsx';
import { FormSwitch } from '../forms/FormSwitch.tsx';
import { FormText } from '../forms/FormText.tsx';
import { GreetingHint } from '../forms/GreetingHint.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { failureText } from '../texts/failureText.ts';
import { settingText } from '../texts/settingText.ts';
import type { PanelProps } from '../navigation/panel.ts';
import { VoicePicker } from './VoicePicker.tsx';
import { VoiceTest } from './VoiceTest.tsx';
import { VoiceViewModel } from './VoiceViewModel.ts';
import { FieldColumns } from '../forms/FieldColumns.tsx';

/** The settings of the agent's voice: first message, voice, speaking style, and background sound, with a voice test. */
export const VoicePanel = observer(function VoicePanel({ restaurantId }: PanelProps) {
  const vm = useViewModel(VoiceViewModel, restaurantId);
  const offer = useViewModel(DeployOfferViewModel, restaurantId, 'voice');
  return (
    <SettingsForm
      name="Voice Configuration"
      form={vm.form}
      offer={offer}
      loadingText="Loading voice configuration"
      failureText={failureText.voiceConfig}
    >
      {(config) => (
        <>
          <FirstMessage vm={vm} restaurantId={restaurantId} />
          <VoicePicker vm={vm} config={config} />
          <VoiceTest vm={vm} voiceId={config.voiceId} />
          <SpeakingStyle vm={vm} />
          <BackgroundSound vm={vm} />
        </>
      )}
    </SettingsForm>
  );
});

interface GroupProps {
  readonly vm: VoiceViewModel;
}

/** The first message. Placed above the voices, because users change it far more often. */
const FirstMessage = observer(function FirstMessage({
  vm: { form, advice },
  restaurantId,
}: GroupProps & PanelProps) {
  return (
    <FieldGroup title="Greeting" help={<GreetingHint place="voice" restaurantId={restaurantId} />}>
      <FormText
        fields={form.fields}
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

/** Settings for how the agent speaks. */
const SpeakingStyle = observer(function SpeakingStyle({ vm: { form } }: GroupProps) {
  return (
    <FieldGroup title="Speaking style">
      <FieldColumns>
        <FormSelect fields={form.fields} part="personality" label="Personality" options={personalities} />
        <FormSelect
          fields={form.fields}
          part="maxResponseTime"
          label="Max response time"
          options={responseTimes}
        />
      </FieldColumns>
      {form.fields.value?.personality === 'custom' && (
        <FormText
          fields={form.fields}
          part="customPersonality"
          label="Custom personality"
          required
          multiline
          minRows={3}
        />
      )}
      <FieldColumns>
        <FormSlider
          fields={form.fields}
          part="speakingSpeed"
          label="Speaking speed"
          help="1 is normal speed."
          {...SPEAKING_SPEED_RANGE}
        />
        <FormSlider
          fields={form.fields}
          part="voiceStability"
          label="Voice stability"
          help="A lower value is livelier; a higher value is steadier."
          {...VOICE_STABILITY_RANGE}
        />
        <FormSlider
          fields={form.fields}
          part="temperature"
          label="Temperature"
          help="A lower value sticks to the script; a higher value varies the wording."
          {...TEMPERATURE_RANGE}
        />
      </FieldColumns>
    </FieldGroup>
  );
});

/** A sound that callers hear in the background. */
const BackgroundSound = observer(function BackgroundSound({ vm: { form } }: GroupProps) {
  return (
    <FieldGroup title="Background sound">
      <div>
        <FormSwitch fields={form.fields} part="enableBackgroundSound" label="Play background sound" />
      </div>
      {form.fields.value?.enableBackgroundSound && (
        <FormText
          fields={form.fields}
          part="backgroundSoundUrl"
          label="Background sound URL"
          {...urlInputProps}
        />
      )}
    </FieldGroup>
  );
});
