import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { OrbDisc } from '../art/OrbDisc.tsx';
import type { CallLook, LiveCall } from './LiveCall.ts';
import { useLevels } from './useLevels.ts';

interface Props {
  readonly call: LiveCall;
  /** Width and height, as CSS. */
  readonly size: string;
}

/** Round the disc: dashed while it connects, open at the bottom while it listens, full while it speaks. */
const rings: Readonly<Record<Exclude<CallLook, 'ended'>, { width: number; dashes: string }>> = {
  // by a circumference of 100; a ring begins at three o'clock
  connecting: { width: 5, dashes: '2 2' },
  listening: { width: 8, dashes: '17 16 67' },
  speaking: { width: 14, dashes: '100' },
};

/** The voice in a call. Its disc swells with what the agent says, its ring with what the visitor says. */
export const LiveOrb = observer(function LiveOrb({ call, size }: Props) {
  const levels = useLevels<SVGSVGElement>(call);
  const { look } = call;
  return (
    <Box
      component="svg"
      ref={levels}
      aria-hidden
      viewBox="0 0 400 400"
      sx={{ ...orb, width: size, height: size }}
    >
      {look === 'ended' ? (
        <circle cx="200" cy="200" r="26" fill="var(--mui-palette-voice)" />
      ) : (
        <>
          <circle
            className="ring"
            cx="200"
            cy="200"
            r="178"
            fill="none"
            pathLength="100"
            stroke="var(--mui-palette-voice)"
            strokeWidth={rings[look].width}
            strokeDasharray={rings[look].dashes}
          />
          <g className="disc">
            <OrbDisc />
          </g>
        </>
      )}
    </Box>
  );
});

const orb = {
  display: 'block',
  maxWidth: '100%',
  flex: 'none',
  overflow: 'visible',
  '& .disc, & .ring': { transformOrigin: '50% 50%' },
  '& .disc': { transform: 'scale(calc(.9 + var(--output, 0) * .22))' },
  '& .ring': { transform: 'scale(calc(1 + var(--input, 0) * .1))' },
  // there the meters show it
  '@media (prefers-reduced-motion: reduce)': { '& .disc, & .ring': { transform: 'none' } },
} as const;
