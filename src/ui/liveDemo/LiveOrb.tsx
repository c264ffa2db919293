import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef, type RefObject } from 'react';
import { OrbDisc } from '../art/Orb.tsx';
import type { CallState, LiveCall } from './LiveCall.ts';

interface Props {
  readonly call: LiveCall;
  /** Width and height, as CSS. */
  readonly size: string;
}

/** Round the disc: dashed while it connects, open at the bottom while it listens, full while it speaks. */
const rings: Readonly<Record<Exclude<CallState, 'ended'>, { width: number; dashes: string }>> = {
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

/** How loud both sides are, as bars: that the microphone hears something can be seen. */
export const LevelMeters = observer(function LevelMeters({ call }: { readonly call: LiveCall }) {
  const levels = useLevels<HTMLDivElement>(call);
  return (
    // a screen reader would have nothing but noise of it
    <Box ref={levels} aria-hidden sx={meters}>
      {sides.map(({ side, who }) => (
        <Fragment key={side}>
          <span>{who}</span>
          <Box sx={track}>
            <Box
              sx={{ ...level, transform: `scaleX(min(1, calc(var(--${side}, 0) * 1.6)))` }}
              data-level={side}
            />
          </Box>
        </Fragment>
      ))}
    </Box>
  );
});

const sides = [
  { side: 'input', who: 'You' },
  { side: 'output', who: 'Agent' },
] as const;

const track = {
  height: 6,
  borderRadius: '3px',
  bgcolor: 'rgb(128 116 124 / .35)',
  overflow: 'hidden',
  // where the browser takes the grounds away, both bars would be gone
  '@media (forced-colors: active)': { outline: '1px solid' },
} as const;

const level = {
  height: 1,
  bgcolor: 'voice',
  borderRadius: '3px',
  transformOrigin: '0 50%',
  '@media (forced-colors: active)': { bgcolor: 'CanvasText' },
} as const;

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

/** How fast the picture follows the sound: the share of the way that it goes in one frame. */
const FOLLOWS = 0.3;

/**
 * Puts how loud a call is, frame by frame, on an element as the CSS variables `--input` and `--output`, from 0 to 1.
 * Nothing renders anew for it.
 */
function useLevels<T extends HTMLElement | SVGElement>(call: LiveCall): RefObject<T | null> {
  const element = useRef<T>(null);
  const isConnected = call.status === 'connected';
  useEffect(() => {
    const style = element.current?.style;
    if (!isConnected || !style) return undefined;
    const shown = { input: 0, output: 0 };
    let frame = requestAnimationFrame(function draw() {
      const levels = call.levels();
      for (const { side } of sides) {
        shown[side] += (levels[side] - shown[side]) * FOLLOWS;
        style.setProperty(`--${side}`, shown[side].toFixed(3));
      }
      frame = requestAnimationFrame(draw);
    });
    return () => {
      cancelAnimationFrame(frame);
      style.removeProperty('--input');
      style.removeProperty('--output');
    };
  }, [call, isConnected]);
  return element;
}
