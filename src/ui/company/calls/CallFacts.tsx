import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Call } from '#domain/companies/call.ts';
import { callSeconds, hasLength } from '#domain/companies/callMinutes.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { Badge } from '../../kit/Badge.tsx';
import { dateAndTime } from '../../texts/dates.ts';
import { counted } from '../../texts/numbers.ts';
import { Quiet } from '../../kit/Quiet.tsx';

interface Props {
  readonly call: Call;
}

/** When a call was, how long, how many messages, and how it is judged. */
export function CallFacts({ call }: Props) {
  const { evaluation, lines } = call;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {callTime(call)}
      </Box>
      <Quiet component="span">
        {callLength(call)} · {counted(lines.length, 'message')}
      </Quiet>
      {evaluation && <Badge tone={evaluation.tone} label={evaluation.text} />}
    </Box>
  );
}

/** The way to a call's recording where it is kept, if it has one. */
export function RecordingLink({ call }: Props) {
  const recording = httpUrl(call.recordingUrl);
  if (!recording) return null;
  return (
    <Button
      size="small"
      href={recording}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Listen to Recording of the call on ${callTime(call)} (opens in a new tab)`}
    >
      Listen to Recording
    </Button>
  );
}

export const callTime = ({ startedAt }: Call): string =>
  startedAt ? dateAndTime(startedAt) : 'unknown date';

/** "92 seconds (1:32)"; a call whose end was not reported has no length. */
function callLength(call: Call): string {
  if (!hasLength(call)) return 'Length unknown';
  const seconds = callSeconds(call);
  return `${counted(seconds, 'second')} (${minutesAndSeconds(seconds)})`;
}
