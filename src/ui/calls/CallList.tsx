import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, useRef, type Ref } from 'react';
import type { Call, CallsOfNumber } from '#domain/companies/call.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import { phoneNumberText } from '#domain/shared/phoneNumber.ts';
import { lineClamp } from '../kit/text/lineClamp.ts';
import { idOf, rowKeys } from '../kit/lists/rowKeys.ts';
import { WindowedRows } from '../kit/lists/WindowedRows.tsx';
import { ShowAllButton } from '../kit/lists/ShowAllButton.tsx';
import { useExpandableList } from '../kit/lists/useExpandableList.ts';
import { useWindowedRows } from '../kit/lists/useWindowedRows.ts';
import { CallFacts, callTime, RecordingLink } from './CallFacts.tsx';

interface Props {
  readonly id: string;
  readonly line: CallsOfNumber;
  /** Expands the list while set. A new key expands it again. */
  readonly expandKey: string | undefined;
  /** Index of the last open call, which gets the focus back, or -1. */
  readonly opened: number;
  readonly onRead: (callId: string) => void;
}

interface ListProps extends Omit<Props, 'expandKey'> {
  /** How many calls to show. */
  readonly shownCount: number;
}

/** How many calls of a number show at first. */
export const INITIAL_COUNT = 5;
const ROW = 104;

/** A phone number's latest calls, expandable to all. */
export function CallList({ expandKey, ...props }: Props) {
  const { id, number, calls } = props.line;
  const { shownCount, listRef, expansion } = useExpandableList({
    name: `calls of ${id}`,
    count: calls.length,
    initialCount: INITIAL_COUNT,
    expandKey,
  });
  const List = shownCount > INITIAL_COUNT ? WindowedCalls : FirstCalls;
  return (
    <Box ref={listRef} sx={{ mb: 1 }}>
      <List {...props} shownCount={shownCount} />
      <ShowAllButton expansion={expansion} count={calls.length} label={labelOf(number)} />
    </Box>
  );
}

const labelOf = (number: string) => `Calls of ${phoneNumberText(number)}`;

function FirstCalls({ id, line: { number, calls }, shownCount, onRead }: ListProps) {
  const keys = rowKeys(calls, idOf);
  return (
    <Box component="ol" id={id} aria-label={labelOf(number)} sx={listStyles}>
      {calls.slice(0, shownCount).map((call, place) => (
        <CallRow key={keys[place]} call={call} place={place} count={calls.length} onRead={onRead} />
      ))}
    </Box>
  );
}

/** All calls, which scroll with the page. Windowed. */
function WindowedCalls({ id, line: { number, calls }, opened, onRead }: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  const { rows, rest, measure, focus } = useWindowedRows(list, {
    count: calls.length,
    height: ROW,
    overscan: 3,
    kept: opened,
  });
  return (
    <Box component="ol" ref={list} id={id} aria-label={labelOf(number)} {...focus} sx={listStyles}>
      <WindowedRows of={calls} rows={rows} rest={rest} as="li" keyOf={idOf}>
        {(call, place) => (
          <CallRow ref={measure} call={call} place={place} count={calls.length} onRead={onRead} />
        )}
      </WindowedRows>
    </Box>
  );
}

interface RowProps {
  readonly ref?: Ref<HTMLLIElement>;
  readonly call: Call;
  /** Zero-based index among the number's calls. */
  readonly place: number;
  readonly count: number;
  readonly onRead: (callId: string) => void;
}

/** A call's time, length, evaluation, and summary, with links to its transcript and recording. */
const CallRow = memo(function CallRow({ ref, call, place, count, onRead }: RowProps) {
  const isUnusable = call.recordingUrl && !httpUrl(call.recordingUrl);
  return (
    <li ref={ref} className="call" data-index={place} aria-setsize={count} aria-posinset={place + 1}>
      <div className="about">
        <CallFacts call={call} />
        <p className="summary" dir="auto">
          {call.summary ?? 'No summary'}
        </p>
        {isUnusable && <p className="summary" dir="auto">{`Recording: ${call.recordingUrl}`}</p>}
      </div>
      <div className="ways">
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

export const listStyles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
  fontVariantNumeric: 'tabular-nums',
  '& .call': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
    columnGap: 2,
    rowGap: 0.5,
    alignItems: 'center',
    px: { xs: 1.5, md: 2 },
    py: 1,
  },
  '& .call:not([aria-posinset="1"])': { borderTop: 1, borderColor: 'divider' },
  '& .summary': {
    m: 0,
    mt: 0.5,
    typography: 'body2',
    color: 'text.secondary',
    maxWidth: '80ch',
    ...lineClamp(2),
    // a line holds half as many words
    WebkitLineClamp: { xs: '4', md: '2' },
  },
  '& .ways': {
    display: 'flex',
    flexWrap: 'wrap',
    flexDirection: { md: 'column', lg: 'row' },
    alignItems: { xs: 'center', md: 'flex-start', lg: 'center' },
    // a call without a recording keeps its button in line with the others
    width: { md: '9.25rem', lg: '16rem' },
    columnGap: 1,
    ml: { xs: -1, md: 0 },
  },
  // keeps focused elements clear of the sticky header
  '& .ways > *': { px: 1, minHeight: { xs: 44, md: 36 }, scrollMarginTop: 80 },
} as const;
