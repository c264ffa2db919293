import Forward10 from '@mui/icons-material/Forward10';
import Forward5 from '@mui/icons-material/Forward5';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Replay10 from '@mui/icons-material/Replay10';
import Replay5 from '@mui/icons-material/Replay5';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { observer } from 'mobx-react-lite';
import styles from './PlayerControls.module.css';
import { PLAYBACK_SPEEDS, type PlayerViewModel } from './PlayerViewModel.ts';

interface Props {
  readonly player: PlayerViewModel;
}

/** The player's controls in one row. A narrow player uses small text and omits the 10 s buttons. */
export function PlayerControls({ player }: Props) {
  return (
    <div className={styles.controls}>
      <Elapsed player={player} />
      <div className={styles.buttons}>
        <IconButton className={styles.wide} aria-label="Back 10 seconds" onClick={() => player.skip(-10)}>
          <Replay10 />
        </IconButton>
        <IconButton aria-label="Back 5 seconds" onClick={() => player.skip(-5)}>
          <Replay5 />
        </IconButton>
        <PlayButton player={player} />
        <IconButton aria-label="Forward 5 seconds" onClick={() => player.skip(5)}>
          <Forward5 />
        </IconButton>
        <IconButton className={styles.wide} aria-label="Forward 10 seconds" onClick={() => player.skip(10)}>
          <Forward10 />
        </IconButton>
      </div>
      <Speed player={player} />
    </div>
  );
}

const Elapsed = observer(function Elapsed({ player }: Props) {
  return <span className={styles.elapsed}>{`${player.elapsedText} / ${player.totalText}`}</span>;
});

const PlayButton = observer(function PlayButton({ player }: Props) {
  const Icon = player.playing ? Pause : PlayArrow;
  return (
    <IconButton
      aria-label={player.playing ? 'Pause' : 'Play'}
      onClick={player.toggle}
      className={styles.play}
    >
      <Icon />
    </IconButton>
  );
});

const Speed = observer(function Speed({ player }: Props) {
  return (
    <NativeSelect
      input={<OutlinedInput className={styles.speed} />}
      inputProps={{ 'aria-label': 'Speed' }}
      value={player.speed}
      onChange={({ target }) => player.setSpeed(Number(target.value))}
    >
      {PLAYBACK_SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {`${speed}×`}
        </option>
      ))}
    </NativeSelect>
  );
});
