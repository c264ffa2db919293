import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { callLogTone, type CallLog } from '#domain/telephony/callLog.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { Badge } from '../kit/text/Badge.tsx';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { ShowAllButton } from '../kit/lists/ShowAllButton.tsx';
import { twoLineRows } from '../kit/lists/twoLineRows.ts';
import { useExpandableList } from '../kit/lists/useExpandableList.ts';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import type { Loadable } from '../kit/state/Loadable.ts';
import { LoadFailure } from '../kit/feedback/LoadFailure.tsx';
import { LoadingSkeleton } from '../kit/feedback/LoadingSkeleton.tsx';
import { monospaced } from '../kit/text/monospaced.ts';
import { UNKNOWN } from '../texts/companyText.ts';
import { dateAndTime } from '../texts/dates.ts';
import { failureText } from '../texts/failureText.ts';
import { callStatusText, telephonyText } from '../texts/telephonyText.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';

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

/** The latest calls, expandable to all. */
function LatestCalls({ logs }: { readonly logs: readonly CallLog[] }) {
  const keys = rowKeys(logs, idOf);
  const { shownCount, listRef, expansion } = useExpandableList({
    name: 'call logs',
    count: logs.length,
    initialCount: INITIAL_COUNT,
  });
  return (
    <>
      <SecondaryText role="status">{telephonyText.callsShown(shownCount, logs.length)}</SecondaryText>
      <DataTable caption="Call logs" columns={columns} sx={twoLineRows}>
        <tbody ref={listRef}>
          {logs.slice(0, shownCount).map((log, place) => (
            <CallRow key={keys[place]} log={log} />
          ))}
        </tbody>
      </DataTable>
      <ShowAllButton expansion={expansion} count={logs.length} label="Call logs" />
    </>
  );
}

/** A call row; on a phone two lines. */
function CallRow({ log }: { readonly log: CallLog }) {
  const { customerNumber, startedAt, seconds, status, satisfaction } = log;
  return (
    <tr>
      <Box
        component="th"
        scope="row"
        className="wide"
        style={{ gridArea: '1 / 1 / auto / 3' }}
        sx={customerNumber ? monospaced : undefined}
      >
        {customerNumber ? phoneNumberText(customerNumber) : telephonyText.unknownNumber}
      </Box>
      <td data-label="Start" style={{ gridArea: '2 / 1' }}>
        {dateAndTime(startedAt)}
      </td>
      <Box
        component="td"
        data-label="Duration"
        style={{ gridArea: '2 / 2' }}
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {seconds === undefined ? UNKNOWN : minutesAndSeconds(seconds)}
      </Box>
      <td data-label="Status" className="end" style={{ gridArea: '1 / 3' }}>
        <Badge tone={callLogTone(status)} label={callStatusText(status) || UNKNOWN} />
      </td>
      <td data-label="Rated" className="end" style={{ gridArea: '2 / 3' }}>
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
      <Box
        component="span"
        aria-hidden
        sx={{ display: { xs: 'none', md: 'inline-flex' }, color: 'status.warning.mark' }}
      >
        {SCALE.map((star) => {
          const Mark = star <= Math.round(rating) ? Star : StarBorder;
          return <Mark key={star} sx={{ fontSize: 16 }} />;
        })}
      </Box>
    </Box>
  );
}
