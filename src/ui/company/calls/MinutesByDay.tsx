import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { DayMinutes } from '#domain/companies/minutesByDay.ts';
import { DataTable } from '../../kit/DataTable.tsx';
import { lazyComponent } from '../../kit/lazyComponent.ts';
import { MissingPart } from '../../kit/MissingPart.tsx';
import { useNear } from '../../kit/useNear.ts';
import { shortDate } from '../../texts/dates.ts';

const MinutesChart = lazyComponent(
  async () => (await import('./MinutesChart.tsx')).MinutesChart,
  MissingPart,
);

interface Props {
  readonly days: readonly DayMinutes[];
}

/** Of the chart, which comes a moment later. */
const HEIGHT = 200;

/** The minutes of the last days as bars, or as a table. The code of the chart is loaded when it is about to be seen. */
export function MinutesByDay({ days }: Props) {
  const [asTable, setAsTable] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const near = useNear(frame);
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
        <Typography variant="h3" sx={{ flex: '1 1 auto' }}>
          Minutes by day
        </Typography>
        <Button onClick={() => setAsTable(!asTable)}>{asTable ? 'Show as chart' : 'Show as table'}</Button>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        From the calls shown, last {days.length} days
      </Typography>
      <Box ref={frame} sx={{ minHeight: HEIGHT, mt: 1 }}>
        {asTable && <MinutesTable days={days} />}
        {!asTable && near && <MinutesChart days={days} height={HEIGHT} />}
      </Box>
    </Box>
  );
}

/** The figures of the chart, latest day first. */
function MinutesTable({ days }: Props) {
  return (
    <DataTable caption="Minutes by day" columns={['Day', 'Calls', 'Minutes']} sx={table}>
      <tbody>
        {days.toReversed().map(({ day, calls, minutes }) => (
          <tr key={day.getTime()}>
            <th scope="row">{shortDate(day)}</th>
            <td>{calls}</td>
            <td>{minutes}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 2, py: 0.75, textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'surface.sunken', fontWeight: 600 },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
} as const;
