import Box from '@mui/material/Box';
import type { Breakpoint } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useIsReturnVisit } from './useIsReturnVisit.ts';
import { useNearViewport } from './useNearViewport.ts';

/** Less than a screen, so the initial page stays small, and enough that scrolling shows no gaps. */
const NEAR_PX = 700;

interface Props {
  /** Approximate height of the content in pixels, by breakpoint. */
  readonly height: Partial<Record<Breakpoint, number>>;
  readonly children: ReactNode;
}

/**
 * Renders part of a long page once it is less than a screen away, and before printing. A return visit renders
 * it immediately, because the scroll position depends on its height.
 */
export function RenderedNearby({ height, children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isReturn = useIsReturnVisit();
  const near = useNearViewport(place, NEAR_PX);
  const [isNeeded, setNeeded] = useState(isReturn);
  useEffect(() => {
    const print = () => flushSync(() => setNeeded(true));
    addEventListener('beforeprint', print);
    return () => removeEventListener('beforeprint', print);
  }, []);
  if (near || isNeeded) return children;
  return <Box ref={place} sx={{ height }} />;
}
