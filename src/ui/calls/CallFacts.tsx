import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Call } from '#domain/companies/call.ts';
import { messageCountOf } from '#domain/shared/transcript.ts';
import { callSeconds, hasKnownDuration } from '#domain/companies/callMinutes.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { Badge } from '../kit/text/Badge.tsx';
import { dateAndTime } from '../texts/dates.ts';
import { countWithNoun } from '../texts/numbers.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

interface Props {
  readonly call: Call;
}

/** A call's time, length, number of messages, and evaluation. */
export function CallFacts({ call }: Props) {
  const { evaluation } = call;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {callTime(call)}
      </Box>
      <SecondaryText as="span">
        <CallLength call={call} />
        <span>{` · ${countWithNoun(messageCountOf(call), 'message')}`}</span>
      </SecondaryText>
      {evaluation && <Badge tone={evaluation.tone} label={evaluation.text} />}
    </Box>
  );
}

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

/**
 * Shows "92 seconds (1:32)". Screen readers only read the seconds. The length of a call without an end is
 * unknown.
 */
function CallLength({ call }: Props) {
  if (!hasKnownDuration(call)) return <span>Unknown length</span>;
  const seconds = callSeconds(call);
  return (
    <>
      <span>{countWithNoun(seconds, 'second')}</span>
      <span aria-hidden>{` (${minutesAndSeconds(seconds)})`}</span>
    </>
  );
}
