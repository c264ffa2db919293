import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useRef, useState } from 'react';
import type { DayMinutes } from '#domain/companies/minutesByDay.ts';
import { MinutesTable } from './MinutesTable.tsx';
import { lazyComponent } from '../../kit/lazyComponent.ts';
import { MissingPart } from '../../kit/MissingPart.tsx';
import { useNear } from '../../kit/useNear.ts';

const MinutesChart = lazyComponent(
  async () => (await import('./MinutesChart.tsx')).MinutesChart,
  MissingPart,
);

/** Of the chart, which comes a moment later. */
const HEIGHT = 200;

/** The minutes of the last days as bars, or as a table. The code of the chart is loaded when it is about to be seen. */
export function MinutesByDay({ days }: { readonly days: readonly DayMinutes[] }) {
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
        {!asTable && near && (
          <Suspense>
            <MinutesChart days={days} height={HEIGHT} />
          </Suspense>
        )}
      </Box>
    </Box>
  );
}
