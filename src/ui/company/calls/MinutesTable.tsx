import Box from '@mui/material/Box';
import type { DayMinutes } from '#domain/companies/minutesByDay.ts';
import { visuallyHidden } from '../../kit/visuallyHidden.ts';
import { shortDate } from '../../texts/dates.ts';

/** The figures of the chart, latest day first. */
export function MinutesTable({ days }: { readonly days: readonly DayMinutes[] }) {
  return (
    <Box component="table" sx={table}>
      <Box component="caption" sx={visuallyHidden}>
        Minutes by day
      </Box>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Calls</th>
          <th scope="col">Minutes</th>
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ day, calls, minutes }) => (
          <tr key={day.getTime()}>
            <th scope="row">{shortDate(day)}</th>
            <td>{calls}</td>
            <td>{minutes}</td>
          </tr>
        ))}
      </tbody>
    </Box>
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
