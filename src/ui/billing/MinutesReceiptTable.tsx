import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { MinutesReceipt } from '#application/companies/RecalculateMinutes.ts';
import { countEndedCalls } from '#domain/companies/callMinutes.ts';
import { DataTable } from '../kit/DataTable.tsx';
import { WindowedRows } from '../kit/WindowedRows.tsx';
import { useWindowedRows } from '../kit/useWindowedRows.ts';
import { dateAndTime } from '../texts/dates.ts';
import { countWithNoun, formatNumber } from '../texts/numbers.ts';
import { minutesText } from '../texts/subscriptionText.ts';
import { numericTable } from '../kit/numericTable.ts';

interface Props {
  readonly receipt: MinutesReceipt;
  /** The used minutes according to the host. */
  readonly billed: number;
}

/** Compares the recalculated minutes with the host's, and lists them call by call on request. */
export function MinutesReceiptTable({ receipt, billed }: Props) {
  const { lines, total } = receipt;
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <Typography variant="body2">
        {minutesText.recalculated(billed, { counted: total, ended: countEndedCalls(lines) })}
      </Typography>
      <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
          {`Usage breakdown: ${countWithNoun(lines.length, 'call')}, ${countWithNoun(total, 'minute')}`}
        </Box>
        {isOpen && <Lines lines={lines} />}
      </Box>
    </div>
  );
}

/** Windowed for very many calls. */
function Lines({ lines }: Pick<MinutesReceipt, 'lines'>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, rest, measure } = useWindowedRows(body, { count: lines.length, height: 34, allUpTo: 200 });
  return (
    <DataTable
      caption="Usage breakdown"
      columns={['Call', 'Seconds', 'Minutes', 'Running total']}
      count={lines.length}
      sx={table}
    >
      <tbody ref={body}>
        <WindowedRows of={lines} rows={rows} rest={rest} as="tr" keyOf={({ id }) => id}>
          {(line, index) => (
            <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
              <th scope="row">{line.startedAt ? dateAndTime(line.startedAt) : line.id}</th>
              <td>{line.seconds}</td>
              <td>{line.minutes}</td>
              <td>{formatNumber(line.runningTotal)}</td>
            </tr>
          )}
        </WindowedRows>
      </tbody>
    </DataTable>
  );
}

const table = {
  ...numericTable,
  // column widths must not depend on the rendered rows
  tableLayout: 'fixed',
  '& thead th:not(:first-of-type)': { width: { xs: '20%', sm: '16%' } },
  '& thead th:last-of-type': { width: '13%' },
} as const;
