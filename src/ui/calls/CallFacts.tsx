import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { Call } from '#domain/companies/call.ts';
import { messageCountOf } from '#domain/shared/transcript.ts';
import { callSeconds, hasKnownDuration } from '#domain/companies/callMinutes.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { Badge } from '../kit/text/Badge.tsx';
import { dateAndTime } from '../texts/dates.ts';
import { countWithNoun } from '../texts/numbers.ts';
import styles from './CallFacts.module.css';

interface Props {
  readonly call: Call;
}

interface FactsProps extends Props {
  /** Content after the time. */
  readonly children?: ReactNode;
}

/** A call's time, length, number of messages, and evaluation. */
export function CallFacts({ call, children }: FactsProps) {
  const { evaluation } = call;
  return (
    <div className={styles.facts}>
      <span className={styles.time}>{callTime(call)}</span>
      {children}
      <span className={styles.length}>
        <CallLength call={call} />
        <span>{` · ${countWithNoun(messageCountOf(call), 'message')}`}</span>
      </span>
      {evaluation && <Badge tone={evaluation.tone} label={evaluation.text} />}
    </div>
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

/** Shows "92 seconds (1:32)". Screen readers read only the seconds. A call without an end has no length. */
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
