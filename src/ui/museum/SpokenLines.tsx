import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { Line } from '../liveDemo/LiveCall.ts';

const speakers = { agent: 'Curator', visitor: 'You' };

/** What has been said so far; the newest line is always in view. */
export function SpokenLines({ lines }: { readonly lines: readonly Line[] }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (lines.length > 0) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [lines]);
  return (
    <Box
      ref={list}
      role="log"
      aria-label="What has been said"
      // it scrolls, and nothing in it takes the focus
      tabIndex={0}
      sx={{ flex: '1 1 0', minHeight: 72, width: 1, overflowY: 'auto', textAlign: 'left' }}
    >
      {lines.length === 0 && <Box sx={{ opacity: 0.85 }}>Say hello, or choose a question.</Box>}
      {lines.map(({ speaker, text, at }, index) => (
        <Box key={index} component="p" sx={{ m: 0, py: 0.5, overflowWrap: 'anywhere' }}>
          <Box component="b" sx={{ color: speaker === 'agent' ? '#F7C48E' : '#DCC9D5' }}>
            {speakers[speaker]}
          </Box>{' '}
          <Box component="time" dateTime={at.toISOString()} sx={{ fontSize: '0.8125rem', color: '#DCC9D5' }}>
            {at.toLocaleTimeString('en-US', { timeStyle: 'short' })}
          </Box>
          <br />
          {text}
        </Box>
      ))}
    </Box>
  );
}
