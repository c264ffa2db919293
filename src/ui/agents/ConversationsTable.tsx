import Link from '@mui/material/Link';
import { clsx } from 'clsx';
import { memo, useEffect, useRef, useState, type Ref } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { unfinishedConversationStatus, type ConversationSummary } from '#domain/agents/conversation.ts';
import { shortId } from '#domain/shared/shortId.ts';
import { minutesAndSeconds } from '#domain/shared/duration.ts';
import { addressOf } from '../navigation/pages.ts';
import { Badge } from '../kit/text/Badge.tsx';
import tables from '../kit/lists/tables.module.css';
import { CopyableId } from '../kit/text/CopyableId.tsx';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { idOf } from '../kit/lists/rowKeys.ts';
import { WindowedRows } from '../kit/lists/WindowedRows.tsx';
import { useRouteParam } from '../kit/browser/useRouteParam.ts';
import { useWindowedRows } from '../kit/lists/useWindowedRows.ts';
import { conversationText } from '../texts/conversationText.ts';
import { UNKNOWN_VALUE_TEXT } from '../texts/companyText.ts';
import { dateAndTime } from '../texts/dates.ts';
import styles from './ConversationsTable.module.css';

interface Props {
  readonly conversations: readonly ConversationSummary[];
  /** The rows added last. Focus moves to the first one. */
  readonly added: { readonly from: number } | undefined;
}

/** Up to this many rows, the table renders all of them. */
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
  // estimates the height of rows that are not rendered, because rows are cards on a phone
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
    <DataTable
      caption="Conversations"
      columns={COLUMNS}
      unseen="View"
      count={count}
      className={clsx(tables.twoLineRows, styles.table)}
    >
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
  const unfinished = unfinishedConversationStatus(status);
  const start = dateAndTime(startedAt);
  return (
    <tr ref={ref} className={styles.row} data-index={index} aria-rowindex={index + 2}>
      <th scope="row" className={clsx(tables.wide, styles.id)}>
        <span className={styles.above}>
          <CopyableId id={id} short={shortId(id)} />
        </span>
      </th>
      <td data-label="Started" className={clsx(tables.wide, styles.started)}>
        {start}
      </td>
      <td data-label="Duration" className={styles.duration}>
        {durationSeconds === undefined ? UNKNOWN_VALUE_TEXT : minutesAndSeconds(durationSeconds)}
      </td>
      <td
        data-label="Messages"
        data-unit={messageCount === 1 ? 'message' : 'messages'}
        className={styles.messages}
      >
        {messageCount ?? UNKNOWN_VALUE_TEXT}
      </td>
      <td data-label="Status" className={styles.status}>
        <span className={styles.badges}>
          <Badge tone={isSuccessful ? 'success' : 'error'} label={conversationText.outcome(isSuccessful)} />
          {unfinished !== undefined && <Badge tone="warning" label={unfinished} />}
        </span>
      </td>
      <td className={clsx(tables.end, styles.link)}>
        <Link
          component={RouterLink}
          to={addressOf('conversation', { companyId, agentId, conversationId: id })}
          className={styles.view}
          aria-label={`View conversation of ${start}`}
        >
          View
        </Link>
      </td>
    </tr>
  );
});
