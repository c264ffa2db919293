import Box from '@mui/material/Box';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef, type RefObject } from 'react';
import { OrbDisc } from '../art/Orb.tsx';
import type { CallState, LiveCall } from './LiveCall.ts';

interface Props {
  readonly call: LiveCall;
  /** Width and height as a CSS length. */
  readonly size: string;
}

/** Ring around the disc: dashed while connecting, open at the bottom while listening, full while speaking. */
const rings: Readonly<Record<Exclude<CallState, 'ended'>, { width: number; dashes: string }>> = {
  // with a circumference of 100; a ring starts at three o'clock
  connecting: { width: 5, dashes: '2 2' },
  listening: { width: 8, dashes: '17 16 67' },
  speaking: { width: 14, dashes: '100' },
};

/** The orb during a session. Its disc grows with the agent's volume, its ring with the visitor's. */
export const LiveOrb = observer(function LiveOrb({ call, size }: Props) {
  const levels = useLevels<SVGSVGElement>(call);
  const { look } = call;
  return (
    <Box
      component="svg"
      ref={levels}
      aria-hidden
      // keeps a new release from reloading the page during a call
      data-ongoing={look !== 'ended' || undefined}
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
  // the meters show it instead
  '@media (prefers-reduced-motion: reduce)': { '& .disc, & .ring': { transform: 'none' } },
} as const;

/** Volume bars for both sides, which confirm that the microphone works. */
export const LevelMeters = observer(function LevelMeters({ call }: { readonly call: LiveCall }) {
  const levels = useLevels<HTMLDivElement>(call);
  return (
    // meaningless to a screen reader
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
  // with forced colors, both bars would disappear
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

/** Smoothing: the share of the difference applied per frame. */
const FOLLOWS = 0.3;

/**
 * Sets the session's volume on an element every frame as CSS variables `--input` and `--output`, from 0 to
 * 1. Renders nothing.
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
