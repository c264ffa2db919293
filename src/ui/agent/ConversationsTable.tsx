import Box from '@mui/material/Box';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { ConversationSummary } from '#domain/agents/conversation.ts';
import { cardTable } from '../kit/cardTable.ts';
import { RowGap } from '../kit/RowGap.tsx';
import { useWindowedRows } from '../kit/useWindowedRows.ts';
import { visuallyHidden } from '../kit/visuallyHidden.ts';
import { ConversationRow } from './ConversationRow.tsx';

interface Props {
  readonly conversations: readonly ConversationSummary[];
  /** The rows that came last; the focus goes to the first of them. */
  readonly added: { readonly from: number } | undefined;
}

/** As many rows are all in the page. */
const ALL_UP_TO = 200;

const COLUMNS = ['ID', 'Started', 'Duration', 'Messages', 'Status'];

export function ConversationsTable({ conversations, added }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const count = conversations.length;
  const [height, setHeight] = useState(57);
  const { rows, rest, measure, scrollTo, focus } = useWindowedRows(body, {
    count,
    height,
    allUpTo: ALL_UP_TO,
  });

  const isDrawn = rows.length > 0;
  // what is not in the page takes as much room as what is: on a phone a row is a card
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
    <Box component="table" aria-rowcount={conversations.length + 1} sx={table}>
      <Box component="caption" sx={visuallyHidden}>
        Conversations
      </Box>
      <thead>
        <tr aria-rowindex={1}>
          {COLUMNS.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <Box component="span" sx={visuallyHidden}>
              View
            </Box>
          </th>
        </tr>
      </thead>
      <tbody ref={body} {...focus}>
        {rows.map(({ index, gap }) => {
          const conversation = conversations[index];
          return (
            conversation && (
              <Fragment key={conversation.id}>
                <RowGap height={gap} />
                <ConversationRow ref={measure} index={index} conversation={conversation} />
              </Fragment>
            )
          );
        })}
        <RowGap height={rest} />
      </tbody>
    </Box>
  );
}

const table = {
  ...cardTable,
  fontVariantNumeric: 'tabular-nums',
  '& tbody .gap': { p: 0, border: 0 },
  '& .row': { position: 'relative' },
  '& .row:hover': { bgcolor: 'surface.sunken' },
  '& .badges': { display: 'flex', flexWrap: 'wrap', gap: 0.5 },
  // the whole row leads to the conversation, save for what stands above this layer
  '& .view::after': { content: '""', position: 'absolute', inset: 0 },
  '& .above': { position: 'relative', zIndex: 1 },
  '& .end': { textAlign: { md: 'right' } },
} as const;
