import { clsx } from 'clsx';
import { useRef } from 'react';
import type { MinutesReceipt } from '#application/companies/RecalculateMinutes.ts';
import { countEndedCalls } from '#domain/companies/callMinutes.ts';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { idOf } from '../kit/lists/rowKeys.ts';
import { ShowAllButton } from '../kit/lists/ShowAllButton.tsx';
import { useExpandableList } from '../kit/lists/useExpandableList.ts';
import { WindowedRows } from '../kit/lists/WindowedRows.tsx';
import { useWindowedRows } from '../kit/lists/useWindowedRows.ts';
import { monthDayAndTime } from '../texts/dates.ts';
import { countWithNoun, formatNumber } from '../texts/numbers.ts';
import { minutesText } from '../texts/subscriptionText.ts';
import { Text } from '../kit/text/Text.tsx';
import tables from '../kit/lists/tables.module.css';
import styles from './MinutesReceiptTable.module.css';

interface Props {
  readonly receipt: MinutesReceipt;
  /** The used minutes according to the host. */
  readonly billed: number;
}

const INITIAL_COUNT = 5;

/** Compares the recalculated minutes with the host's, and lists them call by call. */
export function MinutesReceiptTable({ receipt, billed }: Props) {
  const { lines, total } = receipt;
  return (
    <div>
      <Text size="small">
        {minutesText.recalculated(billed, { counted: total, ended: countEndedCalls(lines) })}
      </Text>
      <Text strong className={styles.total}>
        {`Usage breakdown: ${countWithNoun(lines.length, 'call')}, ${countWithNoun(total, 'minute')}`}
      </Text>
      <Lines lines={lines} />
    </div>
  );
}

/** The first calls, expandable to all. Windowed for very many calls. */
function Lines({ lines }: Pick<MinutesReceipt, 'lines'>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { shownCount, listRef, expansion } = useExpandableList({
    name: 'usage breakdown',
    count: lines.length,
    initialCount: INITIAL_COUNT,
  });
  const shown = lines.slice(0, shownCount);
  const { rows, rest, measure } = useWindowedRows(body, { count: shownCount, height: 34, allUpTo: 200 });
  return (
    <div ref={listRef}>
      <DataTable
        caption="Usage breakdown"
        columns={['Call', 'Seconds', 'Minutes', 'Running total']}
        count={lines.length}
        className={clsx(tables.numericTable, styles.receipt)}
      >
        <tbody ref={body}>
          <WindowedRows of={shown} rows={rows} rest={rest} as="tr" keyOf={idOf}>
            {(line, index) => (
              <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
                <th scope="row">{line.startedAt ? monthDayAndTime(line.startedAt) : line.id}</th>
                <td>{line.seconds}</td>
                <td>{line.minutes}</td>
                <td>{formatNumber(line.runningTotal)}</td>
              </tr>
            )}
          </WindowedRows>
        </tbody>
      </DataTable>
      <ShowAllButton expansion={expansion} count={lines.length} label="Usage breakdown" />
    </div>
  );
}
