import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import { clsx } from 'clsx';
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
import type { VoiceSample } from './VoiceSample.ts';
import type { VoiceViewModel } from './VoiceViewModel.ts';
import { Text } from '../kit/text/Text.tsx';
import boxes from '../kit/layout/boxes.module.css';
import styles from './VoicePicker.module.css';

interface Props {
  readonly vm: VoiceViewModel;
  readonly config: VoiceConfig;
}

/** The voices to choose from, each with a sample. */
export const VoicePicker = observer(function VoicePicker({ vm, config }: Props) {
  const name = useId();
  const problem = vm.form.fields.problemOf('voiceId');
  const { voiceId: advice } = vm.advice;
  const { voiceId, voiceName } = config;
  const isOffered = vm.voices.some(({ id }) => id === voiceId);
  // the selected voice may no longer be offered
  const voices = isOffered || !voiceId ? vm.voices : [{ id: voiceId, name: voiceName }, ...vm.voices];
  const keys = rowKeys(voices, idOf);
  return (
    <FieldGroup title="Voice" help="The chosen voice goes live when you deploy.">
      <UnreadableRows rows={vm.voices} noun="voice" />
      <FieldWithConflict fields={vm.form.fields} part="voiceId">
        <div
          role="radiogroup"
          aria-label="Voice"
          aria-invalid={problem !== undefined}
          className={styles.voices}
        >
          {voices.map((voice, place) => (
            <VoiceCard key={keys[place]} vm={vm} voice={voice} group={name} chosen={voice.id === voiceId} />
          ))}
        </div>
      </FieldWithConflict>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
      {!problem && advice && <FormHelperText className={styles.advice}>{advice}</FormHelperText>}
    </FieldGroup>
  );
});

interface CardProps {
  readonly vm: VoiceViewModel;
  readonly voice: Voice;
  readonly group: string;
  readonly chosen: boolean;
}

/** A voice's card with a button that plays a sample. */
const VoiceCard = observer(function VoiceCard({ vm, voice, group, chosen }: CardProps) {
  const readOnly = useReadOnly();
  const { sample } = vm;
  const isAsked = sample.voiceId === voice.id;
  const isHeard = isAsked && sample.soundUrl !== undefined;
  return (
    <div className={clsx(boxes.outlined, chosen && boxes.selected, styles.voice)}>
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- it contains its radio button */}
      <label className={styles.choice}>
        <Radio
          name={group}
          value={voice.id}
          checked={chosen}
          disabled={readOnly}
          onChange={() => vm.choose(voice)}
        />
        <span className={styles.words}>
          <Text as="span" strong dir="auto">
            {voice.name}
          </Text>
          <Text as="span" size="caption" tone="muted" className={styles.kind}>
            {[voice.gender, voice.accent].filter(Boolean).join(', ')}
          </Text>
        </span>
      </label>
      {!readOnly && (
        <Button
          size="small"
          aria-label={isAsked ? `Stop listening to ${voice.name}` : `Listen to ${voice.name}`}
          aria-busy={isAsked && !isHeard}
          onClick={() => vm.toggleSample(voice)}
          className={styles.listen}
        >
          {isAsked ? 'Stop' : 'Listen'}
        </Button>
      )}
      {isHeard && <SampleSound sample={sample} name={voice.name} />}
      {sample.lastAsked === voice.id && (
        <div className={styles.messages}>
          <SlowHint waiting={sample.asking} onCancel={sample.stop} />
          <NoticeBanner notice={sample.notice} />
        </div>
      )}
    </div>
  );
});

interface SoundProps {
  readonly sample: VoiceSample;
  readonly name: string;
}

/** Plays a sample. Shows a player if the browser blocks autoplay. */
const SampleSound = observer(function SampleSound({ sample, name }: SoundProps) {
  const { soundUrl, isPlayerShown, showPlayer, soundFailed, stop } = sample;
  const sound = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const { current } = sound;
    current?.play().catch((error: unknown) => {
      // the audio element reports broken audio, and stopped audio needs no message
      if (error instanceof DOMException && error.name === 'NotAllowedError') showPlayer();
    });
    return () => current?.pause();
  }, [soundUrl, showPlayer]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- it says the test message, or a greeting
    <audio
      ref={sound}
      controls={isPlayerShown}
      aria-label={`${name} speaks`}
      src={soundUrl}
      onEnded={stop}
      onError={soundFailed}
      className={styles.sound}
    />
  );
});
