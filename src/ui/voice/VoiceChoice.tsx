import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { Voice } from '#domain/voice/voice.ts';
import type { VoiceConfig } from '#domain/voice/voiceConfig.ts';
import { useReadOnly } from '../forms/readOnly.ts';
import { FieldWithConflict } from '../forms/FieldWithConflict.tsx';
import { FieldGroup } from '../forms/FieldGroup.tsx';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { selectableBox } from '../kit/layout/boxes.ts';
import type { VoiceSample } from './VoiceSample.ts';
import type { VoiceViewModel } from './VoiceViewModel.ts';

interface Props {
  readonly vm: VoiceViewModel;
  readonly config: VoiceConfig;
}

/** Voices to select, each with a sample. */
export const VoiceChoice = observer(function VoiceChoice({ vm, config }: Props) {
  const name = useId();
  const problem = vm.form.fields.problemOf('voiceId');
  const { voiceId: advice } = vm.advice;
  const { voiceId, voiceName } = config;
  const isOffered = vm.voices.some(({ id }) => id === voiceId);
  // a voice that is no longer offered is still selected
  const voices = isOffered || !voiceId ? vm.voices : [{ id: voiceId, name: voiceName }, ...vm.voices];
  const keys = rowKeys(voices, idOf);
  return (
    <FieldGroup title="Voice" help="Goes live when you deploy.">
      <UnreadableRows rows={vm.voices} noun="voice" />
      <FieldWithConflict fields={vm.form.fields} part="voiceId">
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
          {voices.map((voice, place) => (
            <VoiceCard key={keys[place]} vm={vm} voice={voice} group={name} chosen={voice.id === voiceId} />
          ))}
        </Box>
      </FieldWithConflict>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {!problem && advice && <FormHelperText sx={{ color: 'status.warning.text' }}>{advice}</FormHelperText>}
    </FieldGroup>
  );
});

interface CardProps {
  readonly vm: VoiceViewModel;
  readonly voice: Voice;
  readonly group: string;
  readonly chosen: boolean;
}

/** A voice card with its sample button. */
const VoiceCard = observer(function VoiceCard({ vm, voice, group, chosen }: CardProps) {
  const readOnly = useReadOnly();
  const { sample } = vm;
  const isAsked = sample.voiceId === voice.id;
  const isHeard = isAsked && sample.soundUrl !== undefined;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        minHeight: 64,
        py: 1,
        pr: 1,
        ...selectableBox(chosen),
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
          <Box component="span" dir="auto" sx={{ display: 'block', fontWeight: 600 }}>
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
      {!readOnly && (
        <Button
          size="small"
          aria-label={isAsked ? `Stop listening to ${voice.name}` : `Listen to ${voice.name}`}
          aria-busy={isAsked && !isHeard}
          onClick={() => vm.listen(voice)}
          sx={{ px: 1.5, minWidth: 72 }}
        >
          {isAsked ? 'Stop' : 'Listen'}
        </Button>
      )}
      {isHeard && <SampleSound sample={sample} name={voice.name} />}
      {sample.lastAsked === voice.id && (
        <Box sx={{ flexBasis: '100%', pl: 1, '& > :not(:empty)': { mt: 0.5 } }}>
          <SlowHint waiting={sample.asking} onCancel={sample.stop} />
          <NoticeBanner notice={sample.notice} />
        </Box>
      )}
    </Box>
  );
});

interface SoundProps {
  readonly sample: VoiceSample;
  readonly name: string;
}

/** Plays a sample. If the browser blocks autoplay, shows a player. */
const SampleSound = observer(function SampleSound({ sample, name }: SoundProps) {
  const { soundUrl, isByHand, playByHand, soundFailed, stop } = sample;
  const sound = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const { current } = sound;
    current?.play().catch((error: unknown) => {
      // broken audio reports itself, and stopped audio needs no message
      if (error instanceof DOMException && error.name === 'NotAllowedError') playByHand();
    });
    return () => current?.pause();
  }, [soundUrl, playByHand]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it says the test message, or a greeting
    <Box
      component="audio"
      ref={sound}
      controls={isByHand}
      aria-label={`${name} speaks`}
      src={soundUrl}
      onEnded={stop}
      onError={soundFailed}
      sx={{ flexBasis: '100%', minWidth: 0, width: '100%', px: 1, ...(!isByHand && { display: 'none' }) }}
    />
  );
});
