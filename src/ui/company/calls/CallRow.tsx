import Button from '@mui/material/Button';
import { memo, type Ref } from 'react';
import type { Call } from '#domain/companies/call.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { CallFacts } from './CallFacts.tsx';
import { RecordingLink } from './RecordingLink.tsx';
import type { CallsViewModel } from './CallsViewModel.ts';
import { callTime } from './callWords.ts';

interface Props {
  readonly ref: Ref<HTMLLIElement>;
  readonly vm: CallsViewModel;
  readonly call: Call;
  readonly number: string;
  /** From 0, among all calls of the number. */
  readonly place: number;
  readonly count: number;
}

/** One call: when, how long, how it went, what it was about, and the ways to read and hear it. */
export const CallRow = memo(function CallRow({ ref, vm, call, number, place, count }: Props) {
  const recording = httpUrl(call.recordingUrl);
  const time = callTime(call);
  return (
    <li ref={ref} className="call" data-index={place} aria-setsize={count} aria-posinset={place + 1}>
      <div className="about">
        <CallFacts call={call} />
        <p className="summary">{call.summary ?? 'No summary'}</p>
        {!recording && call.recordingUrl && <p className="summary">Recording: {call.recordingUrl}</p>}
      </div>
      <div className="ways">
        <Button
          size="small"
          aria-haspopup="dialog"
          aria-label={`View Transcript of the call on ${time}`}
          onClick={() => vm.openTranscript(call, number)}
        >
          View Transcript
        </Button>
        <RecordingLink call={call} />
      </div>
    </li>
  );
});
