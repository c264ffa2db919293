import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Call } from '#domain/companies/call.ts';
import { monospaced } from '../../kit/monospaced.ts';
import { Transcript } from '../../transcript/Transcript.tsx';
import { CallFacts } from './CallFacts.tsx';

interface Props {
  readonly titleId: string;
  readonly call: Call;
  readonly number: string;
  readonly onClose: () => void;
}

/** A call to read: its facts, its whole summary, and what was said. */
export function TranscriptPanel({ titleId, call, number, onClose }: Props) {
  return (
    <Box sx={{ p: { xs: 2, md: 3 }, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="h2" id={titleId} sx={{ flex: 1 }}>
          Transcript
        </Typography>
        <IconButton aria-label="Close" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box>
        <Box component="span" sx={{ ...monospaced, color: 'text.secondary' }}>
          {number}
        </Box>
        <CallFacts call={call} />
      </Box>
      {call.summary !== undefined && <Typography>{call.summary}</Typography>}
      <Transcript lines={call.lines} maxHeight="max(320px, 100dvh - 300px)" />
    </Box>
  );
}
