import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { Voice } from '#domain/voice/voice.ts';
import type { VoiceConfig } from '#domain/voice/voiceConfig.ts';
import { useReadOnly } from '../../kit/form/readOnly.ts';
import { FieldGroup } from '../../kit/form/FieldGroup.tsx';
import { NoticeBanner } from '../../kit/NoticeBanner.tsx';
import { SlowHint } from '../../kit/SlowHint.tsx';
import { ListenButton } from './ListenButton.tsx';
import { SampleSound } from './SampleSound.tsx';
import type { VoiceViewModel } from './VoiceViewModel.ts';

interface Props {
  readonly vm: VoiceViewModel;
  readonly config: VoiceConfig;
}

/** The voices to choose from, each with a way to hear it. */
export const VoiceChoice = observer(function VoiceChoice({ vm, config }: Props) {
  const name = useId();
  const problem = vm.draft.problemOf('voiceId');
  const { voiceId: advice } = vm.advice;
  const { voiceId, voiceName } = config;
  const isOffered = vm.voices.some(({ id }) => id === voiceId);
  // a voice that is no longer offered is still the one that speaks
  const voices = isOffered || !voiceId ? vm.voices : [{ id: voiceId, name: voiceName }, ...vm.voices];
  return (
    <FieldGroup title="Voice" help="Callers hear it from the next deployment on.">
      <Box
        role="radiogroup"
        aria-label="Voice"
        aria-invalid={problem !== undefined}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {voices.map((voice) => (
          <VoiceCard key={voice.id} vm={vm} voice={voice} group={name} chosen={voice.id === voiceId} />
        ))}
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {!problem && advice && <FormHelperText sx={{ color: 'status.warning.text' }}>{advice}</FormHelperText>}
      <SlowHint waiting={vm.sample.asking} onCancel={vm.sample.stop} />
      <NoticeBanner notice={vm.sample.notice} />
    </FieldGroup>
  );
});

interface CardProps {
  readonly vm: VoiceViewModel;
  readonly voice: Voice;
  readonly group: string;
  readonly chosen: boolean;
}

const VoiceCard = observer(function VoiceCard({ vm, voice, group, chosen }: CardProps) {
  const readOnly = useReadOnly();
  const { sample } = vm;
  const isHeard = sample.voiceId === voice.id && sample.soundUrl !== undefined;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        minHeight: 64,
        py: 1,
        pr: 1,
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        borderRadius: '12px',
        bgcolor: chosen ? 'soft.primary' : undefined,
      }}
    >
      <Box
        component="label"
        sx={{ flex: 1, display: 'flex', alignItems: 'center', minWidth: 0, cursor: 'pointer' }}
      >
        <Radio
          name={group}
          value={voice.id}
          checked={chosen}
          disabled={readOnly}
          onChange={() => vm.choose(voice)}
        />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
            {voice.name}
          </Box>
          <Box
            component="span"
            sx={{
              display: 'block',
              typography: 'caption',
              color: 'text.secondary',
              '&::first-letter': { textTransform: 'uppercase' },
            }}
          >
            {[voice.gender, voice.accent].filter(Boolean).join(', ')}
          </Box>
        </Box>
      </Box>
      {!readOnly && <ListenButton vm={vm} voice={voice} />}
      {isHeard && <SampleSound sample={sample} name={voice.name} />}
    </Box>
  );
});
