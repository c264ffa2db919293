import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { callLogTone, type CallLog } from '#domain/telephony/callLog.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { PhoneLink } from '../kit/text/PhoneLink.tsx';
import { Badge } from '../kit/text/Badge.tsx';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { ShowAllButton } from '../kit/lists/ShowAllButton.tsx';
import { useExpandableList } from '../kit/lists/useExpandableList.ts';
import { UnreadableRows } from '../kit/lists/UnreadableRows.tsx';
import type { Loadable } from '../kit/state/Loadable.ts';
import { LoadFailure } from '../kit/feedback/LoadFailure.tsx';
import { LoadingSkeleton } from '../kit/feedback/LoadingSkeleton.tsx';
import { UNKNOWN_VALUE_TEXT } from '../texts/companyText.ts';
import { dateAndTime } from '../texts/dates.ts';
import { failureText } from '../texts/failureText.ts';
import { callStatusText, telephonyText } from '../texts/telephonyText.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { Text } from '../kit/text/Text.tsx';
import tables from '../kit/lists/tables.module.css';
import styles from './CallLogs.module.css';

interface Props {
  readonly logs: Loadable<Rows<CallLog>>;
}

/** Recent calls, as the telephony service logged them. */
export function CallLogs({ logs }: Props) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={3} id={id}>
        Call logs
      </Heading>
      <Content logs={logs} />
    </Stack>
  );
}

const Content = observer(function Content({ logs }: Props) {
  if (logs.pending) return <LoadingSkeleton loading={logs} label="Loading call logs" lines={6} />;
  const { value, failure } = logs;
  return (
    <>
      {failure && <LoadFailure text={failureText.callLogs} onRetry={logs.retry} />}
      <UnreadableRows rows={value} noun="call" />
      {value?.length === 0 && <Text tone="muted">{telephonyText.noCalls}</Text>}
      {value && value.length > 0 && <LatestCalls logs={value} />}
    </>
  );
});

const INITIAL_COUNT = 10;

const columns = ['Customer number', 'Start', 'Duration', 'Status', 'Satisfaction'];

/** The latest calls, with a button that shows all. */
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
      <DataTable caption="Call logs" columns={columns} className={tables.twoLineRows}>
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

/** The row of a call. On a phone, it has two lines. */
function CallRow({ log }: { readonly log: CallLog }) {
  const { customerNumber, startedAt, seconds, status, satisfaction } = log;
  return (
    <tr>
      <th scope="row" className={clsx(tables.wide, styles.customer)}>
        {customerNumber ? <PhoneLink number={customerNumber} /> : telephonyText.unknownNumber}
      </th>
      <td data-label="Start" className={styles.start}>
        {dateAndTime(startedAt)}
      </td>
      <td data-label="Duration" className={styles.duration}>
        {seconds === undefined ? UNKNOWN_VALUE_TEXT : minutesAndSeconds(seconds)}
      </td>
      <td data-label="Status" className={clsx(tables.end, styles.status)}>
        <Badge tone={callLogTone(status)} label={callStatusText(status) || UNKNOWN_VALUE_TEXT} />
      </td>
      <td data-label="Rated" className={clsx(tables.end, styles.rated)}>
        <Satisfaction rating={satisfaction} />
      </td>
    </tr>
  );
}

const SCALE = [1, 2, 3, 4, 5] as const;

function Satisfaction({ rating }: { readonly rating: number | undefined }) {
  if (rating === undefined) return <SecondaryText as="span">Not rated</SecondaryText>;
  return (
    <span className={styles.satisfaction}>
      <span>{`${rating} of 5`}</span>
      <span aria-hidden className={styles.stars}>
        {SCALE.map((star) => {
          const Mark = star <= Math.round(rating) ? Star : StarBorder;
          return <Mark key={star} />;
        })}
      </span>
    </span>
  );
}
