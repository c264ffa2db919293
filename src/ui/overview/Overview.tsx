import { observer } from 'mobx-react-lite';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { isNewRestaurant } from '#domain/restaurants/firstDay.ts';
import type { Loadable } from '../kit/state/Loadable.ts';
import { lazyComponent } from '../kit/lazy/lazyComponent.ts';
import { Card } from '../kit/layout/Card.tsx';
import { useViewModel } from '../kit/state/useViewModel.ts';
import { overviewText } from '../texts/overviewText.ts';
import type { CallsViewModel } from '../calls/CallsViewModel.ts';
import type { MinutesViewModel } from '../billing/MinutesViewModel.ts';
import type { FirstDayProps } from './FirstDay.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { OverviewViewModel } from './OverviewViewModel.ts';
import { TodayAndYesterday } from './TodayAndYesterday.tsx';
import styles from './Overview.module.css';

interface Props {
  readonly companyId: string;
  readonly calls: CallsViewModel;
  readonly minutes: MinutesViewModel;
  readonly loading: Loadable<Company>;
}

const FirstDay = lazyComponent<FirstDayProps>(
  async () => (await import('./FirstDay.tsx')).FirstDay,
  ({ otherwise }) => otherwise,
  ({ otherwise }) => otherwise,
);

/** The top of the restaurant's page: today's and yesterday's figures, and what needs attention. */
export const Overview = observer(function Overview({ companyId, calls, minutes, loading }: Props) {
  const { value: company } = loading;
  const vm = useViewModel(OverviewViewModel, companyId);
  const { value: lines } = calls.phoneLines;
  const { value: orders } = vm.orders;
  // for admins of a new restaurant; a restaurant with unknown values doesn't count as new
  const isFirstDay =
    company &&
    mayAdminister(company.role) &&
    lines &&
    orders &&
    isNewRestaurant({ minutes: company.minutes, lines, orders });
  const figures = <TodayAndYesterday vm={vm} calls={calls.phoneLines} companyId={companyId} />;
  return (
    <Card as="section" aria-label={overviewText.region} className={styles.overview}>
      {isFirstDay ? <FirstDay companyId={companyId} otherwise={figures} /> : figures}
      <NeedsAttention
        vm={vm}
        calls={calls.phoneLines}
        callers={calls}
        minutes={company && minutes.minutesOf(company)}
        companyId={companyId}
        company={company}
      />
    </Card>
  );
});
