import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consolePlans } from '#domain/billing/consolePlans.ts';
import type { PlanCapacity } from '#domain/billing/plan.ts';
import { planName } from '#domain/billing/planName.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { CardSkeletons } from '../kit/cardGrid.tsx';
import { useDocumentTitle } from '../kit/documentTitle.ts';
import { LoadFailure } from '../kit/LoadFailure.tsx';
import { NoticeBanner } from '../kit/NoticeBanner.tsx';
import { LoadingSkeleton } from '../kit/LoadingSkeleton.tsx';
import { PageHeader } from '../kit/PageHeader.tsx';
import { Section } from '../kit/Section.tsx';
import { usePageReturn } from '../kit/usePageReturn.ts';
import { useRouteParam } from '../kit/useRouteParam.ts';
import { useViewModel } from '../kit/useViewModel.ts';
import { toCompany } from '../kit/ways.ts';
import { CompanyNotFound } from '../notFound/CompanyNotFound.tsx';
import { YearlySwitch } from '../plans/YearlySwitch.tsx';
import { failureText } from '../texts/failureText.ts';
import { PlanGrid } from './PlanGrid.tsx';
import { SubscriptionViewModel } from './SubscriptionViewModel.ts';

/**
 * The plans side by side: what each gives and costs, and the way to another one or to the billing portal. Who may not
 * administer the restaurant reads that only an owner or admin can change the plan. (see rule: roles)
 */
export const SubscriptionScreen = observer(function SubscriptionScreen() {
  const companyId = useRouteParam('companyId');
  const vm = useViewModel(SubscriptionViewModel, companyId);
  const { value: company, failure } = vm.company;
  useReturnFromProvider(vm);
  usePageReturn(vm.choosing.abandon);
  useDocumentTitle('Subscription', company?.name);
  if (failure?.kind === 'not-found') return <CompanyNotFound />;
  return (
    <>
      <PageHeader
        title="Subscription"
        back={toCompany(companyId)}
        // a line from the first, which the plans stay below
        facts={
          company ? `${company.name} is on ${company.plan ? planName(company.plan) : 'no plan'}` : '\u00a0'
        }
        actions={<YearlySwitch yearly={vm.interval === 'annual'} onChange={vm.setYearly} />}
      />
      <Box sx={{ display: 'grid', gap: 3 }}>
        <NoticeBanner notice={vm.notice} />
        {failure && <LoadFailure text={failureText.subscription} onRetry={vm.company.retry} />}
        {vm.company.pending && (
          <LoadingSkeleton loading={vm.company} label="Loading plans">
            <CardSkeletons count={consolePlans.length} height={420} />
          </LoadingSkeleton>
        )}
        {company && (
          <>
            {!mayAdminister(company.role) && (
              <Typography>Only an owner or admin can change the plan.</Typography>
            )}
            <PlanGrid vm={vm} company={company} />
            <PlanComparison />
          </>
        )}
      </Box>
    </>
  );
});

/** Tells of the return once and takes its flags off the address. */
function useReturnFromProvider(vm: SubscriptionViewModel): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    if (!query.has('canceled') && !query.has('success')) return;
    vm.tellReturn(query);
    setQuery(
      (before) => {
        before.delete('canceled');
        before.delete('success');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [vm, query, setQuery]);
}

const rows: readonly (readonly [string, keyof PlanCapacity])[] = [
  ['Minutes a month', 'minutes'],
  ['Calls', 'calls'],
  ['Per extra minute', 'overage'],
  ['Setup', 'setup'],
];

/** The plans' figures side by side, where there is room for it. */
function PlanComparison() {
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
