import Button from '@mui/material/Button';
import { memo, useRef, type Ref } from 'react';
import type { Call, CallsOfNumber } from '#domain/companies/call.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { PhoneLink } from '../kit/text/PhoneLink.tsx';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { WindowedRows } from '../kit/lists/WindowedRows.tsx';
import { ShowAllButton } from '../kit/lists/ShowAllButton.tsx';
import { useExpandableList } from '../kit/lists/useExpandableList.ts';
import { useWindowedRows } from '../kit/lists/useWindowedRows.ts';
import { CallFacts, callTime, RecordingLink } from './CallFacts.tsx';
import styles from './CallList.module.css';

interface Props {
  readonly id: string;
  readonly line: CallsOfNumber;
  /** Expands the list if set. Each new key expands the list again. */
  readonly expandKey: string | undefined;
  /** Index of the call opened last, whose button regains focus, or -1. */
  readonly opened: number;
  readonly onRead: (callId: string) => void;
}

interface ListProps extends Omit<Props, 'expandKey'> {
  /** How many calls to render. */
  readonly shownCount: number;
}

/** How many calls of a number to show until the user expands the list. */
export const INITIAL_CALL_COUNT = 5;
const ROW = 104;

/** The latest calls of a phone number, with a button that shows all. */
export function CallList({ expandKey, ...props }: Props) {
  const { id, number, calls } = props.line;
  const { shownCount, listRef, expansion } = useExpandableList({
    name: `calls of ${id}`,
    count: calls.length,
    initialCount: INITIAL_CALL_COUNT,
    expandKey,
  });
  const List = shownCount > INITIAL_CALL_COUNT ? WindowedCalls : FirstCalls;
  return (
    <div ref={listRef} className={styles.calls}>
      <List {...props} shownCount={shownCount} />
      <ShowAllButton expansion={expansion} count={calls.length} label={labelOf(number)} />
    </div>
  );
}

const labelOf = (number: string) => `Calls of ${phoneNumberText(number)}`;

function FirstCalls({ id, line: { number, calls }, shownCount, onRead }: ListProps) {
  const keys = rowKeys(calls, idOf);
  return (
    <ol id={id} aria-label={labelOf(number)} className={styles.list}>
      {calls.slice(0, shownCount).map((call, place) => (
        <CallRow key={keys[place]} call={call} place={place} count={calls.length} onRead={onRead} />
      ))}
    </ol>
  );
}

/** All calls of a number. Renders only the visible rows. */
function WindowedCalls({ id, line: { number, calls }, opened, onRead }: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { rows, rest, measure, focus } = useWindowedRows(list, {
    count: calls.length,
    height: ROW,
    overscan: 3,
    kept: opened,
  });
  return (
    <ol ref={list} id={id} aria-label={labelOf(number)} {...focus} className={styles.list}>
      <WindowedRows of={calls} rows={rows} rest={rest} as="li" keyOf={idOf}>
        {(call, place) => (
          <CallRow ref={measure} call={call} place={place} count={calls.length} onRead={onRead} />
        )}
      </WindowedRows>
    </ol>
  );
}

interface RowProps {
  readonly ref?: Ref<HTMLLIElement>;
  readonly call: Call;
  /** Zero-based index in the list of the number's calls. */
  readonly place: number;
  readonly count: number;
  readonly onRead: (callId: string) => void;
}

/** A row with a call's time, length, evaluation, and summary, and with links to its transcript and recording. */
const CallRow = memo(function CallRow({ ref, call, place, count, onRead }: RowProps) {
  const isUnusable = call.recordingUrl && !httpUrl(call.recordingUrl);
  return (
    <li ref={ref} className={styles.call} data-index={place} aria-setsize={count} aria-posinset={place + 1}>
      <div>
        <CallFacts call={call}>{call.caller && <PhoneLink number={call.caller} />}</CallFacts>
        <p className={styles.summary} dir="auto">
          {call.summary ?? 'No summary'}
        </p>
        {isUnusable && <p className={styles.summary} dir="auto">{`Recording: ${call.recordingUrl}`}</p>}
      </div>
      <div className={styles.ways}>
        <Button
          size="small"
          id={idOfCallButton(call.id)}
          aria-haspopup="dialog"
          aria-label={`View Transcript of the call on ${callTime(call)}`}
          onClick={() => onRead(call.id)}
        >
          View Transcript
        </Button>
        <RecordingLink call={call} />
      </div>
    </li>
  );
});

export const idOfCallButton = (callId: string): string => `transcript-of-${callId}`;
