import { BarChart } from '@mui/x-charts/BarChart';
import type { DayMinutes } from '#domain/companies/minutesByDay.ts';
import { monthAndDay } from '../texts/dates.ts';

interface Props {
  readonly days: readonly DayMinutes[];
  readonly height: number;
}

/** A bar chart of the minutes per day. Screen readers get the numbers from its label and the table. */
export function MinutesChart({ days, height }: Props) {
  const total = days.reduce((sum, { minutes }) => sum + minutes, 0);
  return (
    <div role="img" aria-label={`Minutes by day in the last ${days.length} days: ${total} in total`}>
      <BarChart
        height={height}
        hideLegend
        skipAnimation
        disableKeyboardNavigation
        margin={{ top: 16, right: 8, bottom: 0, left: 0 }}
        borderRadius={3}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'band', data: days.map(({ day }) => day), valueFormatter: monthAndDay }]}
        yAxis={[{ width: 36, tickNumber: 4, tickMinStep: 1, min: 0 }]}
        series={[
          {
            data: days.map(({ minutes }) => minutes),
            label: 'Minutes',
            color: 'var(--mui-palette-primary-main)',
          },
        ]}
      />
    </div>
  );
}
