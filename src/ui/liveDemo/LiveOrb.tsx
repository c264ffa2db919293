import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useRef, type RefObject } from 'react';
import { OrbDisc } from '../art/Orb.tsx';
import type { CallState, LiveCall } from './LiveCall.ts';
import styles from './LiveOrb.module.css';

interface Props {
  readonly call: LiveCall;
  /** Sets the width and height. */
  readonly className: string | undefined;
}

/** The ring around the disc: dashed while connecting, open at the bottom while listening, and closed while speaking. */
const rings: Readonly<Record<Exclude<CallState, 'ended'>, { width: number; dashes: string }>> = {
  // lengths are relative to a circumference of 100; a ring starts at three o'clock
  connecting: { width: 5, dashes: '2 2' },
  listening: { width: 8, dashes: '17 16 67' },
  speaking: { width: 14, dashes: '100' },
};

/** The orb during a session. The disc grows with the agent's volume, and the ring with the visitor's. */
export const LiveOrb = observer(function LiveOrb({ call, className }: Props) {
  const levels = useLevels<SVGSVGElement>(call);
  const { look } = call;
  return (
    <svg
      ref={levels}
      aria-hidden
      // keeps a new release from reloading the page during a call
      data-ongoing={look !== 'ended' || undefined}
      viewBox="0 0 400 400"
      className={clsx(styles.orb, className)}
    >
      {look === 'ended' ? (
        <circle cx="200" cy="200" r="26" fill="var(--mui-palette-voice)" />
      ) : (
        <>
          <circle
            className={styles.ring}
            cx="200"
            cy="200"
            r="178"
            fill="none"
            pathLength="100"
            stroke="var(--mui-palette-voice)"
            strokeWidth={rings[look].width}
            strokeDasharray={rings[look].dashes}
          />
          <g className={styles.disc}>
            <OrbDisc />
          </g>
        </>
      )}
    </svg>
  );
});

/** Volume bars of both sides, which show the visitor that the microphone works. */
export const LevelMeters = observer(function LevelMeters({ call }: { readonly call: LiveCall }) {
  const levels = useLevels<HTMLDivElement>(call);
  return (
    // hidden from screen readers, for which changing levels mean nothing
    <div ref={levels} aria-hidden className={styles.meters}>
      {sides.map(({ side, who }) => (
        <Fragment key={side}>
          <span>{who}</span>
          <div className={styles.track}>
            <div data-level={side} className={styles.level} />
          </div>
        </Fragment>
      ))}
    </div>
  );
});

const sides = [
  { side: 'input', who: 'You' },
  { side: 'output', who: 'Agent' },
] as const;

/** Fraction of the difference by which the shown level approaches the actual level per frame. */
const SMOOTHING = 0.3;

/**
 * Sets the CSS variables `--input` and `--output` of an element to the session's volume, from 0 to 1, every
 * frame. Returns the element's ref.
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
        shown[side] += (levels[side] - shown[side]) * SMOOTHING;
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
