import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useRef } from 'react';
import type { MinutesReceipt } from '#application/companies/RecalculateMinutes.ts';
import { RowGap } from '../../kit/RowGap.tsx';
import { rowGaps } from '../../kit/rowGaps.ts';
import { dateAndTime } from '../../texts/dates.ts';

/** Up to this many rows are all in the page, for the browser's own search, for copying and for print. */
const ALL_UP_TO = 200;
const ROW = 34;

/** How the recalculated minutes came about, call by call; of very many calls only the rows in view are in the page. */
export function MinutesReceiptTable({ receipt }: { readonly receipt: MinutesReceipt }) {
  const { lines, total } = receipt;
  const summary = `${lines.length} ${lines.length === 1 ? 'call' : 'calls'}, ${total} ${total === 1 ? 'minute' : 'minutes'}`;
  return (
    <Box component="details" open>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 600, py: 1 }}>
        Receipt: {summary}
      </Box>
      <Lines lines={lines} />
    </Box>
  );
}

function Lines({ lines }: Pick<MinutesReceipt, 'lines'>) {
  const region = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => region.current,
    estimateSize: () => ROW,
    overscan: lines.length <= ALL_UP_TO ? lines.length : 10,
  });
  const { rows, rest } = rowGaps(virtualizer.getVirtualItems(), 0, virtualizer.getTotalSize());
  return (
    <Box ref={region} tabIndex={0} role="region" aria-label="Receipt" sx={frame}>
      <Box component="table" aria-rowcount={lines.length + 1} sx={table}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">Call</th>
            <th scope="col">Seconds</th>
            <th scope="col">Minutes</th>
            <th scope="col">Sum</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ index, gap }) => {
            const line = lines[index];
            return (
              line && (
                <Fragment key={line.id}>
                  <RowGap height={gap} />
                  <tr ref={virtualizer.measureElement} data-index={index} aria-rowindex={index + 2}>
                    <th scope="row">{line.startedAt ? dateAndTime(line.startedAt) : line.id}</th>
                    <td>{line.seconds}</td>
                    <td>{line.minutes}</td>
                    <td>{line.runningTotal}</td>
                  </tr>
                </Fragment>
              )
            );
          })}
          <RowGap height={rest} />
        </tbody>
      </Box>
    </Box>
  );
}

const frame = {
  maxHeight: 320,
  overflowY: 'auto',
  overflowAnchor: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: '6px',
} as const;

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
    width: { xs: '23%', sm: '20%' },
    bgcolor: 'surface.sunken',
    fontWeight: 600,
  },
  '& tr > th:first-of-type': { width: 'auto', textAlign: 'left', overflowWrap: 'anywhere' },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
} as const;
