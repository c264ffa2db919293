import { observer } from 'mobx-react-lite';
import { memo, useEffect, useRef } from 'react';
import { Alert } from '../../kit/feedback/Alert.tsx';
import { conversationText } from '../../texts/conversationText.ts';
import { Wave } from '../../art/Wave.tsx';
import { playerKeys } from './playerKeys.ts';
import { PlayerControls } from './PlayerControls.tsx';
import type { PlayerViewModel } from './PlayerViewModel.ts';
import styles from './AudioPlayer.module.css';

interface Props {
  readonly player: PlayerViewModel;
  /** URL of the audio. For another URL, render a new player with another key. */
  readonly src: string;
  /** Determines the drawn wave. Equal seeds give equal waves. */
  readonly seed: string;
  /** Called if the audio cannot be played. */
  readonly onError: () => void;
}

/** Plays a recording. While the player has focus, Space, arrow keys, J, and L control the playback. */
export function AudioPlayer({ player, src, seed, onError }: Props) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => (audio.current ? player.attach(audio.current) : undefined), [player]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- for the controls in it
    <div role="group" aria-label="Audio player" onKeyDown={playerKeys(player)} className={styles.player}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript next to it has every word */}
      <audio
        ref={audio}
        src={src}
        preload="metadata"
        onDurationChange={({ currentTarget }) => player.lengthKnown(currentTarget.duration)}
        // WebKit reports a duration of 0 while loading, and the actual duration with this event
        onLoadedMetadata={({ currentTarget }) => player.loaded(currentTarget.duration)}
        onTimeUpdate={({ currentTarget }) => player.moved(currentTarget.currentTime)}
        onPlay={player.started}
        onPause={player.paused}
        onEnded={player.paused}
        onError={({ currentTarget }) => {
          if (isDeviceError(currentTarget.error)) player.interrupted();
          else onError();
        }}
      />
      <div className={styles.wave}>
        <Bars seed={seed} />
        <Position player={player} seed={seed} />
      </div>
      <PlayerControls player={player} />
      <Problems player={player} />
    </div>
  );
}

/**
 * Returns whether the sound device was lost or is in use. Chromium reports this as a decoding error with a
 * specific message.
 */
const isDeviceError = (error: MediaError | null) => error?.message.includes('AUDIO_RENDERER_ERROR') ?? false;

const Problems = observer(function Problems({ player }: Pick<Props, 'player'>) {
  return (
    <>
      {player.isInterrupted && <Alert tone="error">{conversationText.interrupted}</Alert>}
      {player.cannotSeek && <Alert tone="error">{conversationText.cannotSeek}</Alert>}
    </>
  );
});

/** A slider over a wave whose played part is colored. Updates four times per second. */
const Position = observer(function Position({ player, seed }: Pick<Props, 'player' | 'seed'>) {
  const rest = `${(1 - player.progress) * 100}%`;
  return (
    <>
      <div className={styles.heard} style={{ clipPath: `inset(0 ${rest} 0 0)` }}>
        <Bars seed={seed} />
      </div>
      <div className={styles.needle} style={{ right: rest }} />
      <input
        type="range"
        className={styles.slider}
        aria-label="Position"
        aria-valuetext={player.spokenPosition}
        min={0}
        max={Math.max(player.total, 0.1)}
        step={0.1}
        value={player.seconds}
        onChange={({ target }) => player.seek(target.valueAsNumber)}
      />
    </>
  );
});

const Bars = memo(function Bars({ seed }: { readonly seed: string }) {
  return <Wave seed={seed} bars={64} className={styles.bars} />;
});
