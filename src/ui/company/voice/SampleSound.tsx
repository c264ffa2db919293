import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { VoiceSample } from './VoiceSample.ts';

interface Props {
  readonly sample: VoiceSample;
  /** Whose voice it is. */
  readonly name: string;
}

/** The sound of a sample. It plays at once; where the browser plays nothing by itself, it shows how to play it. */
export const SampleSound = observer(function SampleSound({ sample, name }: Props) {
  const { soundUrl, isByHand, playByHand, soundFailed, stop } = sample;
  const sound = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const { current } = sound;
    current?.play().catch((error: unknown) => {
      // a sound that is broken says so by itself, and one that was stopped is no matter
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
