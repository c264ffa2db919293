import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { liveDemoText } from '../texts/liveDemoText.ts';
import type { SpokenLine } from './LiveCall.ts';

interface Props {
  readonly lines: readonly SpokenLine[];
  readonly agent: string;
  /** What stands there before anything was said. */
  readonly empty?: string;
  /** A screen reader hears of the lines elsewhere. */
  readonly quiet?: boolean;
}

/**
 * What has been said, on both sides; the newest line is always in view, from its beginning where it is longer than the list. It
 * takes the colours of the ground it stands on.
 */
export function SpokenLines({ lines, agent, empty, quiet = false }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const newest = list.current?.lastElementChild;
    if (lines.length > 0 && newest instanceof HTMLElement) list.current?.scrollTo({ top: newest.offsetTop });
  }, [lines]);
  return (
    <Box
      ref={list}
      role="log"
      aria-label={liveDemoText.said}
      {...(quiet && { 'aria-live': 'off' })}
      // it scrolls, and nothing in it takes the focus
      tabIndex={0}
      sx={log}
    >
      {lines.length === 0 && empty && <Box sx={{ opacity: 0.85 }}>{empty}</Box>}
      {lines.map(({ speaker, text, at }, index) => (
        <p key={index} data-speaker={speaker}>
          <b>{speaker === 'agent' ? agent : liveDemoText.visitor}</b>{' '}
          <time dateTime={at.toISOString()}>{at.toLocaleTimeString('en-US', { timeStyle: 'short' })}</time>
          <br />
          {text}
        </p>
      ))}
    </Box>
  );
}

const log = {
  // its lines are measured from its top
  position: 'relative',
  flex: '1 1 0',
  minHeight: 72,
  width: 1,
  overflowY: 'auto',
  textAlign: 'left',
  '& p': { m: 0, py: 0.5, pl: 1.25, borderLeft: '3px solid transparent', overflowWrap: 'anywhere' },
  // the voice has its colour, and whoever talks to it none
  '& p[data-speaker="agent"]': { borderLeftColor: 'voice' },
  '& p + p': { mt: 0.5 },
  '& time': { fontSize: '0.8125rem', opacity: 0.85 },
} as const;
