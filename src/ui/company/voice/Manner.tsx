import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import {
  PERSONALITIES,
  RESPONSE_TIMES,
  SPEAKING_SPEED,
  TEMPERATURE,
  VOICE_STABILITY,
} from '#domain/voice/voiceConfig.ts';
import { DraftSelect } from '../../kit/form/DraftSelect.tsx';
import { DraftSlider } from '../../kit/form/DraftSlider.tsx';
import { DraftText } from '../../kit/form/DraftText.tsx';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { inPairs } from '../../kit/form/inPairs.ts';
import { voiceText } from '../../texts/voiceText.ts';
import type { VoiceViewModel } from './VoiceViewModel.ts';

const personalities = PERSONALITIES.map((value) => ({ value, label: voiceText.personalities[value] }));
const responseTimes = RESPONSE_TIMES.map((value) => ({ value, label: `${value} seconds` }));

/** How the agent speaks. */
export const Manner = observer(function Manner({ vm }: { readonly vm: VoiceViewModel }) {
  const { draft } = vm;
  return (
    <FieldGroup title="Manner">
      <Box sx={inPairs}>
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
      <Box sx={inPairs}>
        <DraftSlider
          draft={draft}
          part="speakingSpeed"
          label="Speaking speed"
          help="1 is the natural pace."
          {...SPEAKING_SPEED}
        />
        <DraftSlider
          draft={draft}
          part="voiceStability"
          label="Voice stability"
          help="Lower is livelier, higher is steadier."
          {...VOICE_STABILITY}
        />
        <DraftSlider
          draft={draft}
          part="temperature"
          label="Temperature"
          help="Lower keeps to the script, higher varies its words."
          {...TEMPERATURE}
        />
      </Box>
    </FieldGroup>
  );
});
