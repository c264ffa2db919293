import { clsx } from 'clsx';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { consolePlans } from '#domain/billing/consolePlans.ts';
import { planOffer, type Plan, type PlanCapacity } from '#domain/billing/plan.ts';
import { planName } from '#domain/billing/planName.ts';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { BusyButton } from '../../kit/controls/BusyButton.tsx';
import { CardSkeletons } from '../../kit/layout/CardSkeletons.tsx';
import { Grid } from '../../kit/layout/Grid.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { DataTable } from '../../kit/lists/DataTable.tsx';
import { useDocumentTitle } from '../../kit/browser/documentTitle.ts';
import scrolling from '../../kit/layout/scrolling.module.css';
import tables from '../../kit/lists/tables.module.css';
import { Text } from '../../kit/text/Text.tsx';
import { LoadFailure } from '../../kit/feedback/LoadFailure.tsx';
import { NoticeBanner } from '../../kit/feedback/NoticeBanner.tsx';
import { SkeletonLines, SkeletonShape } from '../../kit/feedback/Skeletons.tsx';
import { LoadingSkeleton } from '../../kit/feedback/LoadingSkeleton.tsx';
import { PageHeader } from '../../kit/layout/PageHeader.tsx';
import { Section } from '../../kit/layout/Section.tsx';
import { SlowHint } from '../../kit/feedback/SlowHint.tsx';
import { usePageRestore } from '../../kit/browser/usePageRestore.ts';
import { useRouteParam } from '../../kit/browser/useRouteParam.ts';
import { useSupportMail } from '../../kit/browser/useSupportMail.ts';
import { useViewModel } from '../../kit/state/useViewModel.ts';
import { companyLink } from '../../navigation/backLinks.ts';
import { CompanyNotFound } from '../notFound/CompanyNotFound.tsx';
import { PlanCard } from '../../billing/PlanCard.tsx';
import { PlanUsage } from '../../billing/PlanUsage.tsx';
import { YearlySwitch } from '../../billing/YearlySwitch.tsx';
import { failureText } from '../../texts/failureText.ts';
import { planOfferText } from '../../texts/subscriptionText.ts';
import { SubscriptionViewModel } from '../../billing/SubscriptionViewModel.ts';
import { SectionErrorBoundary } from '../../kit/crashes/SectionErrorBoundary.tsx';
import styles from './SubscriptionScreen.module.css';

/**
 * The plans with prices and capacity, and links to the checkout or billing portal. Tells other users that
 * only owners and admins can change the plan. (see rule: roles)
 */
export const SubscriptionScreen = observer(function SubscriptionScreen() {
  const companyId = useRouteParam('companyId');
  const vm = useViewModel(SubscriptionViewModel, companyId);
  const { value: company, failure } = vm.company;
  useReturnFromProvider(vm);
  usePageRestore(vm.choosing.cancel);
  useDocumentTitle('Subscription', company?.name);
  if (failure?.kind === 'not-found') return <CompanyNotFound />;
  return (
    <>
      <PageHeader
        title="Subscription"
        back={companyLink(companyId)}
        // reserves one line while loading, so that the plans don't move
        facts={company ? `Current plan: ${company.plan ? planName(company.plan) : 'none'}` : '\u00a0'}
        actions={<YearlySwitch interval={vm.interval} onChange={vm.priceBy} />}
      />
      <Stack gap={24}>
        {failure && <LoadFailure text={failureText.subscription} onRetry={vm.company.retry} />}
        {vm.company.pending && (
          <LoadingSkeleton loading={vm.company} label="Loading plans">
            <Stack gap={24}>
              <CardSkeletons
                count={1}
                height={{ xs: 483, sm: 370, lg: 246 }}
                className={styles.usageSkeleton}
              />
              <CardSkeletons count={consolePlans.length} height={440}>
                <Stack gap={24}>
                  <SkeletonShape width={120} height={30} />
                  <SkeletonLines count={2} />
                  <SkeletonShape width={90} height={42} />
                  <SkeletonLines count={6} />
                  <SkeletonShape width="100%" height={44} />
                </Stack>
              </CardSkeletons>
            </Stack>
          </LoadingSkeleton>
        )}
        {company && (
          <>
            {!mayAdminister(company.role) && <Text>Only an owner or admin can change the plan.</Text>}
            <PlanUsage vm={vm} company={company} />
            <SectionErrorBoundary title="Plans">
              <PlanGrid vm={vm} company={company} />
            </SectionErrorBoundary>
            <PlanComparison />
          </>
        )}
        <div className={clsx(scrolling.stickyBottom, vm.notice.message && styles.notice)}>
          <NoticeBanner notice={vm.notice} />
        </div>
      </Stack>
    </>
  );
});

/** Shows the result of the checkout once and removes it from the URL. */
function useReturnFromProvider(vm: SubscriptionViewModel): void {
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    if (!query.has('canceled') && !query.has('success')) return;
    vm.showCheckoutResult(query);
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

interface PlanGridProps {
  readonly vm: SubscriptionViewModel;
  readonly company: Company;
}

/** The cards of the plans, with buttons for owners and admins. (see rule: roles) */
const PlanGrid = observer(function PlanGrid({ vm, company }: PlanGridProps) {
  const mail = useSupportMail();
  return (
    <Grid>
      {consolePlans.map((plan) => (
        <PlanCard
          key={plan.key}
          plan={plan}
          capacity={capacityLines(plan)}
          interval={vm.interval}
          agreedPrice={
            <a href={mail('a plan for us')} className={styles.contact}>
              Contact Us
            </a>
          }
          isCurrent={planOffer(plan.key, company.plan) === 'manage'}
          action={mayAdminister(company.role) && <PlanAction vm={vm} company={company} plan={plan} />}
        />
      ))}
    </Grid>
  );
});

function capacityLines({ capacity: { minutes, calls, overage, setup } }: Plan): readonly string[] {
  return [
    `${minutes} minutes, ${calls} calls`,
    `${overage === 'Custom' ? 'Custom price' : overage} per extra minute`,
    setup === 'None' ? 'No setup fee' : `Setup: ${setup}`,
  ];
}

/**
 * A plan's button. Its label says where the button leads. The button stays busy until the browser leaves the
 * page. Only the cheapest upgrade's button is filled.
 */
const PlanAction = observer(function PlanAction({
  vm,
  company,
  plan,
}: PlanGridProps & { readonly plan: Plan }) {
  const offer = planOffer(plan.key, company.plan);
  const isLeaving = vm.openingPlan === plan.key;
  const where = offer === 'manage' ? 'opens the billing portal' : `opens the checkout for ${plan.name}`;
  return (
    <Stack gap={8}>
      <BusyButton
        busy={isLeaving}
        busyText="Opening..."
        fullWidth
        variant={plan.key === vm.cheapestUpgrade ? 'contained' : 'outlined'}
        disabled={offer === 'included'}
        aria-label={offer === 'included' ? `${plan.name}: Included` : `${planOfferText[offer]}: ${where}`}
        aria-disabled={vm.openingPlan !== undefined}
        onClick={() => vm.choose(plan.key)}
      >
        {planOfferText[offer]}
      </BusyButton>
      {isLeaving && <SlowHint waiting={vm.choosing} onCancel={vm.choosing.cancel} />}
    </Stack>
  );
});

const rows: readonly (readonly [string, keyof PlanCapacity])[] = [
  ['Minutes a month', 'minutes'],
  ['Calls', 'calls'],
  ['Per extra minute', 'overage'],
  ['Setup', 'setup'],
];

/** A table that compares the plans. Hidden if there is no space. */
function PlanComparison() {
  return (
    <div className={styles.comparison}>
      <Section title="Compare plans">
        <DataTable
          columns={['Plan', ...consolePlans.map(({ name }) => name)]}
          className={clsx(tables.cardTable, styles.table)}
        >
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
        </DataTable>
      </Section>
    </div>
  );
}
