import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { liveDemoText } from '../texts/liveDemoText.ts';
import type { SpokenLine } from './LiveCall.ts';

interface Props {
  readonly lines: readonly SpokenLine[];
  readonly agent: string;
  /** Shown before the first line. */
  readonly empty?: string;
  /** Disables announcements, if lines are announced elsewhere. */
  readonly quiet?: boolean;
}

/**
 * The session transcript. Scrolls to the newest line, or to its start if it is longer than the list. Uses
 * the colors of its background.
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
      // scrollable, with nothing focusable inside
      tabIndex={0}
      sx={log}
    >
      {lines.length === 0 && empty && <Box sx={{ opacity: 0.85 }}>{empty}</Box>}
      {lines.map(({ speaker, text, at }, index) => (
        <p key={index} data-speaker={speaker}>
          <b>{speaker === 'agent' ? agent : liveDemoText.visitor}</b>{' '}
          <time dateTime={at.toISOString()}>{at.toLocaleTimeString('en-US', { timeStyle: 'short' })}</time>
          <br />
          <span dir="auto">{text}</span>
        </p>
      ))}
    </Box>
  );
}

const log = {
  // offset parent of its lines
  position: 'relative',
  flex: '1 1 0',
  minHeight: 72,
  width: 1,
  overflowY: 'auto',
  textAlign: 'left',
  '& p': { m: 0, py: 0.5, pl: 1.25, borderLeft: '3px solid transparent', overflowWrap: 'anywhere' },
  '& p[data-speaker="agent"]': { borderLeftColor: 'voice' },
  '& p + p': { mt: 0.5 },
  '& time': { fontSize: '0.8125rem', opacity: 0.85 },
} as const;
