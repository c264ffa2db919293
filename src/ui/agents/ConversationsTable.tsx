import Link from '@mui/material/Link';
import { memo, useEffect, useRef, useState, type Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { unfinishedStatus, type ConversationSummary } from '#domain/agents/conversation.ts';
import { shortId } from '#domain/shared/shortId.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { addressOf } from '../navigation/pages.ts';
import { Badge } from '../kit/text/Badge.tsx';
import { NARROW_TABLE } from '../kit/lists/cardTable.ts';
import { twoLineRows } from '../kit/lists/twoLineRows.ts';
import { CopyableId } from '../kit/text/CopyableId.tsx';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { idOf } from '../kit/lists/rowKeys.ts';
import { WindowedRows } from '../kit/lists/WindowedRows.tsx';
import { useRouteParam } from '../kit/browser/useRouteParam.ts';
import { useWindowedRows } from '../kit/lists/useWindowedRows.ts';
import { conversationText } from '../texts/conversationText.ts';
import { UNKNOWN } from '../texts/companyText.ts';
import { dateAndTime } from '../texts/dates.ts';

interface Props {
  readonly conversations: readonly ConversationSummary[];
  /** The added rows. Focus moves to the first one. */
  readonly added: { readonly from: number } | undefined;
}

/** Up to this many rows, all are rendered. */
const WINDOWING_THRESHOLD = 200;

const COLUMNS = ['ID', 'Started', 'Duration', 'Messages', 'Status', 'View'];

export function ConversationsTable({ conversations, added }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const count = conversations.length;
  const [height, setHeight] = useState(57);
  const { rows, rest, measure, scrollTo, focus } = useWindowedRows(body, {
    count,
    height,
    allUpTo: WINDOWING_THRESHOLD,
  });

  const isDrawn = rows.length > 0;
  // estimates the height of unrendered rows: on a phone, rows are cards
  useEffect(() => {
    if (!isDrawn) return;
    const inPage = [...(body.current?.querySelectorAll<HTMLElement>('[data-index]') ?? [])];
    const total = inPage.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
    if (total > 0) setHeight(Math.round(total / inPage.length));
  }, [isDrawn]);

  useEffect(() => {
    if (!added) return;
    scrollTo(added.from, { align: 'auto' });
    requestAnimationFrame(() =>
      body.current?.querySelector<HTMLElement>(`[data-index="${added.from}"] a`)?.focus(),
    );
  }, [added, scrollTo]);

  return (
    <DataTable caption="Conversations" columns={COLUMNS} unseen="View" count={count} sx={table}>
      <tbody ref={body} {...focus}>
        <WindowedRows of={conversations} rows={rows} rest={rest} as="tr" keyOf={idOf}>
          {(conversation, index) => (
            <ConversationRow ref={measure} index={index} conversation={conversation} />
          )}
        </WindowedRows>
      </tbody>
    </DataTable>
  );
}

interface RowProps {
  readonly index: number;
  readonly conversation: ConversationSummary;
  readonly ref: Ref<HTMLTableRowElement>;
}

const ConversationRow = memo(function ConversationRow({ index, conversation, ref }: RowProps) {
  const { id, startedAt, durationSeconds, messageCount, isSuccessful, status } = conversation;
  const [companyId, agentId] = [useRouteParam('companyId'), useRouteParam('agentId')];
  const unfinished = unfinishedStatus(status);
  const start = dateAndTime(startedAt);
  return (
    <tr ref={ref} className="row" data-index={index} aria-rowindex={index + 2}>
      <th scope="row" className="wide" style={{ gridArea: '1 / 1 / auto / 3' }}>
        <span className="above">
          <CopyableId id={id} short={shortId(id)} />
        </span>
      </th>
      <td data-label="Started" className="wide" style={{ gridArea: '2 / 1 / auto / 3' }}>
        {start}
      </td>
      <td data-label="Duration" style={{ gridArea: '3 / 1' }}>
        {durationSeconds === undefined ? UNKNOWN : minutesAndSeconds(durationSeconds)}
      </td>
      <td
        data-label="Messages"
        data-unit={messageCount === 1 ? 'message' : 'messages'}
        style={{ gridArea: '3 / 2' }}
      >
        {messageCount ?? UNKNOWN}
      </td>
      <td data-label="Status" style={{ gridArea: '1 / 3' }}>
        <span className="badges">
          <Badge tone={isSuccessful ? 'success' : 'error'} label={conversationText.outcome(isSuccessful)} />
          {unfinished !== undefined && <Badge tone="warning" label={unfinished} />}
        </span>
      </td>
      <td className="end" style={{ gridArea: '2 / 3 / 4' }}>
        <Link
          component={RouterLink}
          to={addressOf('conversation', { companyId, agentId, conversationId: id })}
          className="view"
          aria-label={`View conversation of ${start}`}
        >
          View
        </Link>
      </td>
    </tr>
  );
});

const table = {
  ...twoLineRows,
  fontVariantNumeric: 'tabular-nums',
  '& tbody .gap': { p: 0, border: 0 },
  '& .row': { position: 'relative' },
  '& .row:hover': { bgcolor: 'surface.sunken' },
  '& .badges': { display: 'flex', flexWrap: 'wrap', gap: 0.5 },
  // makes the whole row a link, except for elements above this layer
  '& .view::after': { content: '""', position: 'absolute', inset: 0 },
  '& .above': { position: 'relative', zIndex: 1 },
  '& .end': { textAlign: { md: 'right' } },
  [NARROW_TABLE]: {
    ...twoLineRows[NARROW_TABLE],
    '& .badges': { display: 'flex', flexDirection: 'column', alignItems: 'end', gap: 0.5 },
    '& td[data-unit]::after': { content: '" " attr(data-unit)' },
  },
  // a phone with large text has no space for two columns
  '@media (max-width: 18em)': {
    '& tbody tr, & tbody th, & tbody td': { display: 'block' },
    '& .badges': { alignItems: 'start' },
  },
} as const;
