import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { callLogTone, type CallLog } from '#domain/telephony/callLog.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { Badge } from '../kit/Badge.tsx';
import { cardTable } from '../kit/cardTable.ts';
import { DataTable } from '../kit/DataTable.tsx';
import { UnreadableRows } from '../kit/UnreadableRows.tsx';
import type { Loadable } from '../kit/Loadable.ts';
import { LoadFailure } from '../kit/LoadFailure.tsx';
import { LoadingSkeleton } from '../kit/LoadingSkeleton.tsx';
import { monospaced } from '../kit/monospaced.ts';
import { UNKNOWN } from '../texts/companyText.ts';
import { dateAndTime } from '../texts/dates.ts';
import { failureText } from '../texts/failureText.ts';
import { callStatusText, telephonyText } from '../texts/telephonyText.ts';
import { SecondaryText } from '../kit/SecondaryText.tsx';

interface Props {
  readonly logs: Loadable<Rows<CallLog>>;
}

/** Recent calls as logged by the telephony service. */
export function CallLogs({ logs }: Props) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h3" id={id}>
        Call logs
      </Typography>
      <Content logs={logs} />
    </Box>
  );
}

const Content = observer(function Content({ logs }: Props) {
  if (logs.pending) return <LoadingSkeleton loading={logs} label="Loading call logs" lines={6} />;
  const { value, failure } = logs;
  return (
    <>
      {failure && <LoadFailure text={failureText.callLogs} onRetry={logs.retry} />}
      <UnreadableRows rows={value} noun="call" />
      {value?.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{telephonyText.noCalls}</Typography>
      )}
      {value && value.length > 0 && <LatestCalls logs={value} />}
    </>
  );
});

const INITIAL_COUNT = 10;

const columns = ['Customer number', 'Start', 'Duration', 'Status', 'Satisfaction'];

/** The latest calls, and the others on request, because dozens of cards are long on a phone. */
function LatestCalls({ logs }: { readonly logs: readonly CallLog[] }) {
  const [isWhole, setWhole] = useState(false);
  const body = useRef<HTMLTableSectionElement>(null);
  const showAll = () => {
    flushSync(() => setWhole(true));
    // focus continues where the list ended, because the button is gone
    body.current?.rows[INITIAL_COUNT]?.focus();
  };
  const shown = isWhole ? logs : logs.slice(0, INITIAL_COUNT);
  return (
    <>
      <SecondaryText role="status">{telephonyText.callsShown(shown.length, logs.length)}</SecondaryText>
      <DataTable caption="Call logs" columns={columns} sx={cardTable}>
        <tbody ref={body}>
          {shown.map((log) => (
            <CallRow key={log.id} log={log} />
          ))}
        </tbody>
      </DataTable>
      {shown.length < logs.length && (
        <Button variant="outlined" onClick={showAll} sx={{ justifySelf: 'start' }}>
          {`Show all ${logs.length}`}
        </Button>
      )}
    </>
  );
}

/** A call row, focusable; a card on a phone. */
function CallRow({ log }: { readonly log: CallLog }) {
  const { customerNumber, startedAt, seconds, status, satisfaction } = log;
  return (
    <tr tabIndex={-1}>
      <Box component="th" scope="row" sx={customerNumber ? monospaced : undefined}>
        {customerNumber || telephonyText.unknownNumber}
      </Box>
      <td data-label="Start">{dateAndTime(startedAt)}</td>
      <Box component="td" data-label="Duration" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {seconds === undefined ? UNKNOWN : minutesAndSeconds(seconds)}
      </Box>
      <td data-label="Status">
        <Badge tone={callLogTone(status)} label={callStatusText(status) || UNKNOWN} />
      </td>
      <td data-label="Rated">
        <Satisfaction rating={satisfaction} />
      </td>
    </tr>
  );
}

const SCALE = [1, 2, 3, 4, 5] as const;

function Satisfaction({ rating }: { readonly rating: number | undefined }) {
  if (rating === undefined) {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        Not rated
      </Box>
    );
  }
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <span>{`${rating} of 5`}</span>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', color: 'status.warning.mark' }}>
        {SCALE.map((star) => {
          const Mark = star <= Math.round(rating) ? Star : StarBorder;
          return <Mark key={star} sx={{ fontSize: 16 }} />;
        })}
      </Box>
    </Box>
  );
}
