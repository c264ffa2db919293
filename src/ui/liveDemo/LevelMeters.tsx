import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import type { LiveCall } from './LiveCall.ts';
import { useLevels } from './useLevels.ts';

/** How loud both sides are, as bars: that the microphone hears something can be seen. */
export const LevelMeters = observer(function LevelMeters({ call }: { readonly call: LiveCall }) {
  const levels = useLevels<HTMLDivElement>(call);
  return (
    // a screen reader would have nothing but noise of it
    <Box ref={levels} aria-hidden sx={meters}>
      <span>You</span>
      <Meter side="input" />
      <span>Agent</span>
      <Meter side="output" />
    </Box>
  );
});

function Meter({ side }: { readonly side: 'input' | 'output' }) {
  return (
    <Box sx={{ height: 6, borderRadius: '3px', bgcolor: 'rgb(128 116 124 / .35)', overflow: 'hidden' }}>
      <Box
        data-level={side}
        sx={{
          height: 1,
          bgcolor: 'voice',
          borderRadius: '3px',
          transformOrigin: '0 50%',
          transform: `scaleX(min(1, calc(var(--${side}, 0) * 1.6)))`,
        }}
      />
    </Box>
  );
}

const meters = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(64px, 1fr)',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  width: 'min(220px, 100%)',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
} as const;
