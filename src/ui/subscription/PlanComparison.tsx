import Box from '@mui/material/Box';
import { consolePlans } from '#domain/billing/consolePlans.ts';
import type { PlanCapacity } from '#domain/billing/plan.ts';
import { Section } from '../kit/Section.tsx';

const rows: readonly (readonly [string, keyof PlanCapacity])[] = [
  ['Minutes a month', 'minutes'],
  ['Calls', 'calls'],
  ['Per extra minute', 'overage'],
  ['Setup', 'setup'],
];

/** The plans' figures side by side, where there is room for it. */
export function PlanComparison() {
  return (
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <Section title="Compare plans">
        <Box component="table" sx={table}>
          <thead>
            <tr>
              <th scope="col">Plan</th>
              {consolePlans.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([title, figure]) => (
              <tr key={figure}>
                <th scope="row">{title}</th>
                {consolePlans.map(({ key, capacity }) => (
                  <td key={key}>{capacity[figure]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Section>
    </Box>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { p: 1, textAlign: 'left', verticalAlign: 'top' },
  '& td::first-letter': { textTransform: 'uppercase' },
  '& thead th': { borderBottom: 1, borderColor: 'divider' },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
} as const;
