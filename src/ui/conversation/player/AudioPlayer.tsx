import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { playerKeys } from './playerKeys.ts';
import { PlayerControls } from './PlayerControls.tsx';
import type { PlayerViewModel } from './PlayerViewModel.ts';
import { WaveSlider } from './WaveSlider.tsx';

interface Props {
  readonly player: PlayerViewModel;
  /** For another source make another player, by its key. */
  readonly src: string;
  /** Draws the wave; the same seed always the same one. */
  readonly seed: string;
  /** The source cannot be played. */
  readonly onError: () => void;
}

/** Plays a recording. Space, arrows, J and L work while the focus is inside. */
export function AudioPlayer({ player, src, seed, onError }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => (audio.current ? player.attach(audio.current) : undefined), [player]);
  return (
    <Box
      role="group"
      aria-label="Audio player"
      onKeyDown={playerKeys(player)}
      sx={{ containerType: 'inline-size' }}
    >
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript beside it says every word */}
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onDurationChange={({ currentTarget }) => player.lengthKnown(currentTarget.duration)}
        // WebKit tells a change to 0 while it begins to read, and of the length that it then has read nothing but this
        onLoadedMetadata={({ currentTarget }) => player.lengthKnown(currentTarget.duration)}
        onTimeUpdate={({ currentTarget }) => player.moved(currentTarget.currentTime)}
        onPlay={player.started}
        onPause={player.paused}
        onEnded={player.paused}
        onError={onError}
      />
      <WaveSlider player={player} seed={seed} />
      <PlayerControls player={player} />
    </Box>
  );
}
