import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import {
  PERSONALITIES,
  RESPONSE_TIMES,
  SPEAKING_SPEED,
  TEMPERATURE,
  VOICE_STABILITY,
  type VoiceConfig,
  type VoiceField,
} from '#domain/voice/voiceConfig.ts';
import type { Editor } from '../../kit/editor/Editor.ts';
import { Field } from '../../kit/Field.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { SelectField } from '../../kit/form/SelectField.tsx';
import { SliderField } from '../../kit/form/SliderField.tsx';
import { voiceText } from '../../texts/voiceText.ts';

interface Props {
  readonly editor: Editor<VoiceConfig, VoiceField>;
  readonly config: VoiceConfig;
}

const personalities = PERSONALITIES.map((value) => ({ value, label: voiceText.personalities[value] }));
const responseTimes = RESPONSE_TIMES.map((value) => ({ value, label: `${value} seconds` }));

/** How the agent speaks, and how it opens a call. */
export const Manner = observer(function Manner({ editor, config }: Props) {
  const slider = (field: 'speakingSpeed' | 'voiceStability' | 'temperature') => ({
    value: config[field],
    error: editor.problemOf(field),
    onChange: (value: number) => editor.edit({ [field]: value }),
    onLeave: () => editor.leave(field),
  });
  const text = (field: 'firstMessage' | 'customPersonality') => ({
    value: config[field],
    error: editor.problemOf(field),
    onType: (typed: string) => editor.edit({ [field]: typed }),
    onBlur: () => editor.leave(field),
  });
  return (
    <FieldGroup title="Manner">
      <Field label="First message" required multiline minRows={2} {...text('firstMessage')} />
      <Box sx={{ display: 'grid', columnGap: 4, rowGap: 2.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <SelectField
          label="Personality"
          value={config.personality}
          options={personalities}
          onChoose={(personality) => editor.edit({ personality })}
        />
        <SelectField
          label="Max response time"
          value={config.maxResponseTime}
          options={responseTimes}
          error={editor.problemOf('maxResponseTime')}
          onChoose={(maxResponseTime) => editor.edit({ maxResponseTime })}
        />
      </Box>
      {config.personality === 'custom' && (
        <Field label="Custom personality" required multiline minRows={3} {...text('customPersonality')} />
      )}
      <Box sx={{ display: 'grid', columnGap: 4, rowGap: 2.5, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <SliderField
          label="Speaking speed"
          help="1 is the natural pace."
          {...SPEAKING_SPEED}
          {...slider('speakingSpeed')}
        />
        <SliderField
          label="Voice stability"
          help="Lower is livelier, higher is steadier."
          {...VOICE_STABILITY}
          {...slider('voiceStability')}
        />
        <SliderField
          label="Temperature"
          help="Lower keeps to the script, higher varies its words."
          {...TEMPERATURE}
          {...slider('temperature')}
        />
      </Box>
    </FieldGroup>
  );
});
