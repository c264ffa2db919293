import Box from '@mui/material/Box';
import { consolePlans } from '#domain/billing/consolePlans.ts';

/** The plans' minutes and what an extra minute costs, as the terms state them. */
export function PlanMinutesTable() {
  return (
    <Box component="table" sx={table}>
      <caption>Minutes and overage of each plan</caption>
      <thead>
        <tr>
          <th scope="col">Plan</th>
          <th scope="col">Minutes per month</th>
          <th scope="col">Per extra minute</th>
        </tr>
      </thead>
      <tbody>
        {consolePlans.map(({ key, name, capacity }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{capacity.minutes}</td>
            <td>{capacity.overage}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

const table = {
  width: '100%',
  my: 2,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', color: 'text.secondary', pb: 1 },
  '& th, & td': { py: 1, pr: 1, textAlign: 'left', borderBottom: 1, borderColor: 'divider' },
} as const;
