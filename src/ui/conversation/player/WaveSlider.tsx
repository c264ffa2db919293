import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Wave } from '../../art/Wave.tsx';
import type { PlayerViewModel } from './PlayerViewModel.ts';

interface Props {
  readonly player: PlayerViewModel;
  readonly seed: string;
}

/** Where the recording is, as a wave of which the heard part is coloured; a slider lies over it. */
export const WaveSlider = observer(function WaveSlider({ player, seed }: Props) {
  const rest = `${(1 - player.progress) * 100}%`;
  return (
    <Box sx={frame}>
      <Bars seed={seed} />
      <Box className="heard" style={{ clipPath: `inset(0 ${rest} 0 0)` }}>
        <Bars seed={seed} />
      </Box>
      <Box className="needle" style={{ right: rest }} />
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={player.spokenPosition}
        min={0}
        max={Math.max(player.total, 0.1)}
        step={0.1}
        value={player.seconds}
        onChange={({ target }) => player.seek(target.valueAsNumber)}
      />
    </Box>
  );
});

const Bars = memo(function Bars({ seed }: { readonly seed: string }) {
  return <Wave seed={seed} bars={64} sx={{ display: 'block', width: '100%', height: '100%' }} />;
});

const frame = {
  position: 'relative',
  height: 44,
  borderRadius: '6px',
  color: 'border.strong',
  '& .heard': { position: 'absolute', inset: 0, color: 'primary.main' },
  '& .needle': {
    position: 'absolute',
    insetBlock: 0,
    width: 3,
    mr: '-1.5px',
    borderRadius: '2px',
    bgcolor: 'voice',
    boxShadow: '0 0 0 1px var(--mui-palette-background-paper)',
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '&:has(input:focus-visible)': { outline: '3px solid var(--mui-palette-focus)', outlineOffset: '2px' },
} as const;
