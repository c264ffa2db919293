import { useEffect, useRef, type RefObject } from 'react';
import type { LiveCall } from './LiveCall.ts';

/** How fast the picture follows the sound: the share of the way that it goes in one frame. */
const FOLLOWS = 0.3;

/**
 * Puts how loud a call is, frame by frame, on an element as the CSS variables `--input` and `--output`, from 0 to 1.
 * Nothing renders anew for it.
 */
export function useLevels<T extends HTMLElement | SVGElement>(call: LiveCall): RefObject<T | null> {
  const element = useRef<T>(null);
  const isConnected = call.status === 'connected';
  useEffect(() => {
    const style = element.current?.style;
    if (!isConnected || !style) return undefined;
    const shown = { input: 0, output: 0 };
    let frame = requestAnimationFrame(function draw() {
      const levels = call.levels();
      for (const side of ['input', 'output'] as const) {
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
