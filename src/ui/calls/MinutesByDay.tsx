import Button from '@mui/material/Button';
import { SkeletonShape } from '../kit/feedback/Skeletons.tsx';
import { useRef, useState } from 'react';
import type { DayMinutes } from '#domain/companies/minutesByDay.ts';
import { DataTable } from '../kit/lists/DataTable.tsx';
import { lazySection } from '../kit/lazy/lazySection.tsx';
import { useNearViewport } from '../kit/browser/useNearViewport.ts';
import { shortDate } from '../texts/dates.ts';
import tables from '../kit/lists/tables.module.css';
import { CHART_DAYS } from './CallsViewModel.ts';
import { Heading } from '../kit/text/Heading.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import styles from './MinutesByDay.module.css';

const MinutesChart = lazySection(async () => (await import('./MinutesChart.tsx')).MinutesChart);

interface Props {
  /** Undefined until loaded. */
  readonly days?: readonly DayMinutes[];
}

/** Height of the chart in pixels, reserved until the chart has loaded. */
const HEIGHT = 140;

/** The minutes of each recent day, as a chart or table. Loads the chart's code when near the viewport. */
export function MinutesByDay({ days }: Props) {
  const [asTable, setAsTable] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const near = useNearViewport(frame);
  return (
    <div className={styles.minutes}>
      <div className={styles.head}>
        <Heading level={3} className={styles.title}>
          Minutes by day
        </Heading>
        <Button disabled={!days} onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      <SecondaryText>Calls listed here from the last {CHART_DAYS} days</SecondaryText>
      <div ref={frame} className={styles.frame}>
        {!days && <SkeletonShape height={HEIGHT} />}
        {days && asTable && <MinutesTable days={days} />}
        {days && !asTable && near && <MinutesChart days={days} height={HEIGHT} />}
      </div>
    </div>
  );
}

/** The numbers of the chart, latest day first. */
function MinutesTable({ days }: Required<Props>) {
  return (
    <DataTable caption="Minutes by day" columns={['Day', 'Calls', 'Minutes']} className={tables.numericTable}>
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
