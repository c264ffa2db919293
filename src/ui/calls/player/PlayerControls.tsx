import Forward10 from '@mui/icons-material/Forward10';
import Forward5 from '@mui/icons-material/Forward5';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Replay10 from '@mui/icons-material/Replay10';
import Replay5 from '@mui/icons-material/Replay5';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { observer } from 'mobx-react-lite';
import { SPEEDS, type PlayerViewModel } from './PlayerViewModel.ts';

interface Props {
  readonly player: PlayerViewModel;
}

/** One row. In narrow layouts in small type, without the 10 s buttons. */
export function PlayerControls({ player }: Props) {
  return (
    <Box sx={row}>
      <Elapsed player={player} />
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <IconButton className="wide" aria-label="Back 10 seconds" onClick={() => player.skip(-10)}>
          <Replay10 />
        </IconButton>
        <IconButton aria-label="Back 5 seconds" onClick={() => player.skip(-5)}>
          <Replay5 />
        </IconButton>
        <PlayButton player={player} />
        <IconButton aria-label="Forward 5 seconds" onClick={() => player.skip(5)}>
          <Forward5 />
        </IconButton>
        <IconButton className="wide" aria-label="Forward 10 seconds" onClick={() => player.skip(10)}>
          <Forward10 />
        </IconButton>
      </Box>
      <Speed player={player} />
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  mt: 1,
  '& .elapsed': { typography: 'body2', fontVariantNumeric: 'tabular-nums', minWidth: '11ch' },
  '@container (max-width: 479.95px)': { '& .wide': { display: 'none' } },
  '@container (max-width: 311.95px)': { '& .elapsed': { typography: 'caption', minWidth: 0 } },
} as const;

const Elapsed = observer(function Elapsed({ player }: Props) {
  return <span className="elapsed">{`${player.elapsedText} / ${player.totalText}`}</span>;
});

const PlayButton = observer(function PlayButton({ player }: Props) {
  const Icon = player.playing ? Pause : PlayArrow;
  return (
    <IconButton
      aria-label={player.playing ? 'Pause' : 'Play'}
      onClick={player.toggle}
      sx={{
        mx: 0.5,
        width: 48,
        height: 48,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:hover': { bgcolor: 'primary.dark' },
      }}
    >
      <Icon />
    </IconButton>
  );
});

const Speed = observer(function Speed({ player }: Props) {
  return (
    <NativeSelect
      input={<OutlinedInput sx={{ typography: 'body2' }} />}
      inputProps={{ 'aria-label': 'Speed' }}
      value={player.speed}
      onChange={({ target }) => player.setSpeed(Number(target.value))}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {`${speed}×`}
        </option>
      ))}
    </NativeSelect>
  );
});
