import Box from '@mui/material/Box';
import { useRef } from 'react';
import type { MinutesReceipt } from '#application/companies/RecalculateMinutes.ts';
import { RowsInPage } from '../../kit/RowsInPage.tsx';
import { useWindowedRows } from '../../kit/useWindowedRows.ts';
import { dateAndTime } from '../../texts/dates.ts';
import { counted, grouped } from '../../texts/numbers.ts';

/** How the recalculated minutes came about, call by call; of very many calls only the rows in view are in the page. */
export function MinutesReceiptTable({ receipt }: { readonly receipt: MinutesReceipt }) {
  const { lines, total } = receipt;
  return (
    <Box component="details" open>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
        Receipt: {counted(lines.length, 'call')}, {counted(total, 'minute')}
      </Box>
      <Lines lines={lines} />
    </Box>
  );
}

function Lines({ lines }: Pick<MinutesReceipt, 'lines'>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, rest, measure } = useWindowedRows(body, { count: lines.length, height: 34, allUpTo: 200 });
  return (
    <Box component="table" aria-label="Receipt" aria-rowcount={lines.length + 1} sx={table}>
      <thead>
        <tr aria-rowindex={1}>
          <th scope="col">Call</th>
          <th scope="col">Seconds</th>
          <th scope="col">Minutes</th>
          <th scope="col">Sum</th>
        </tr>
      </thead>
      <tbody ref={body}>
        <RowsInPage of={lines} rows={rows} rest={rest} as="tr" keyOf={({ id }) => id}>
          {(line, index) => (
            <tr ref={measure} data-index={index} aria-rowindex={index + 2}>
              <th scope="row">{line.startedAt ? dateAndTime(line.startedAt) : line.id}</th>
              <td>{line.seconds}</td>
              <td>{line.minutes}</td>
              <td>{grouped(line.runningTotal)}</td>
            </tr>
          )}
        </RowsInPage>
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  // the widths must not depend on which rows are in the page
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: { xs: 0.5, sm: 2 }, py: 0.75, textAlign: 'right', fontWeight: 400 },
  '& thead th': {
    position: 'sticky',
    top: 0,
    width: { xs: '20%', sm: '16%' },
    bgcolor: 'surface.sunken',
    fontWeight: 600,
  },
  '& thead th:last-of-type': { width: '13%' },
  '& tr > th:first-of-type': { width: 'auto', textAlign: 'left', overflowWrap: 'anywhere' },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
} as const;
