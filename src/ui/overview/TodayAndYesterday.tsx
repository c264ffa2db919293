import { observer } from 'mobx-react-lite';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import type { CallOutcome } from '#domain/companies/callFilter.ts';
import { callsAddress } from '../calls/callAddress.ts';
import { DataTable } from '../kit/lists/DataTable.tsx';
import type { Loadable } from '../kit/state/Loadable.ts';
import { overviewText } from '../texts/overviewText.ts';
import type { DayOverview, OverviewViewModel } from './OverviewViewModel.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import styles from './TodayAndYesterday.module.css';

interface Row {
  readonly name: string;
  readonly of: 'calls' | 'orders';
  readonly value: (day: DayOverview) => number | undefined;
  /** Additional text next to the value. */
  readonly detail?: (day: DayOverview) => string | undefined;
  /** Outcome of the calls that the additional text counts and links to. */
  readonly outcome?: CallOutcome;
}

const rows: readonly Row[] = [
  {
    name: 'Calls',
    of: 'calls',
    value: ({ calls }) => calls?.count,
    detail: ({ calls }) => (calls?.failed ? overviewText.failed(calls.failed) : undefined),
    outcome: 'failed',
  },
  { name: 'Minutes', of: 'calls', value: ({ calls }) => calls?.minutes },
  {
    name: 'Orders',
    of: 'orders',
    value: ({ orders }) => orders?.count,
    detail: ({ orders }) => orders && overviewText.sum(orders.sum),
  },
];

interface Props {
  readonly vm: OverviewViewModel;
  readonly calls: Loadable<readonly CallsOfNumber[]>;
  readonly companyId: string;
}

/** Today's and yesterday's figures. Unknown values are marked as such instead of shown as zero. */
export const TodayAndYesterday = observer(function TodayAndYesterday({ vm, calls, companyId }: Props) {
  const days = [
    ['today', vm.today(calls.value)],
    ['yesterday', vm.yesterday(calls.value)],
  ] as const;
  return (
    <DataTable
      caption={overviewText.region}
      columns={['Figure', 'Today', 'Yesterday']}
      unseen="Figure"
      className={styles.table}
    >
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {days.map(([name, day]) => (
              <td key={name}>
                <Figure
                  value={row.value(day)}
                  detail={row.detail?.(day)}
                  to={row.outcome && callsAddress(companyId, { day: name, outcome: row.outcome, text: '' })}
                  isPending={(row.of === 'orders' ? vm.orders : calls).pending}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
});

interface FigureProps {
  readonly value: number | undefined;
  readonly detail: string | undefined;
  readonly to: string | undefined;
  readonly isPending: boolean;
}

const Figure = memo(function Figure({ value, detail, to, isPending }: FigureProps) {
  if (value === undefined) {
    return <SecondaryText as="div">{isPending ? '' : overviewText.unknown}</SecondaryText>;
  }
  return (
    <div className={styles.figure}>
      <span className={styles.value}>{value}</span>
      {detail && (
        <SecondaryText as="span">
          {to ? (
            <Link component={RouterLink} to={to}>
              {detail}
            </Link>
          ) : (
            detail
          )}
        </SecondaryText>
      )}
    </div>
  );
});
