import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { planName } from '#domain/billing/planName.ts';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { BusyButton } from '../kit/controls/BusyButton.tsx';
import { DefinitionList } from '../kit/text/DefinitionList.tsx';
import type { Loadable } from '../kit/state/Loadable.ts';
import { NoticeBanner } from '../kit/feedback/NoticeBanner.tsx';
import { SkeletonBox, SkeletonLines, SkeletonShape } from '../kit/feedback/Skeletons.tsx';
import { Cluster, Row } from '../kit/layout/Row.tsx';
import { Stack } from '../kit/layout/Stack.tsx';
import { Section } from '../kit/layout/Section.tsx';
import { lazySection } from '../kit/lazy/lazySection.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { SlowHint } from '../kit/feedback/SlowHint.tsx';
import { UNKNOWN_VALUE_TEXT } from '../texts/companyText.ts';
import { clockTime, shortDate } from '../texts/dates.ts';
import { minutesText } from '../texts/subscriptionText.ts';
import { AdminActions } from '../kit/layout/AdminActions.tsx';
import { LoadedSection } from '../kit/feedback/LoadedSection.tsx';
import { companySections } from '../navigation/companySections.ts';
import { MinutesUsage } from './MinutesUsage.tsx';
import type { MinutesViewModel } from './MinutesViewModel.ts';
import { addressOf } from '../navigation/pages.ts';
import styles from './SubscriptionSummary.module.css';

interface Props {
  readonly vm: MinutesViewModel;
  readonly loading: Loadable<Company>;
}

const MinutesReceiptSection = lazySection(
  async () => (await import('./MinutesReceiptSection.tsx')).MinutesReceiptSection,
);

/**
 * Plan, role, and minutes, with a link to the plans for owners and admins. A recalculation adds a breakdown.
 * (see rule: roles)
 */
export const SubscriptionSummary = observer(function SubscriptionSummary({ vm, loading }: Props) {
  const { value } = loading;
  const { receipt, recalculatedAt } = vm;
  return (
    <>
      <Section
        {...companySections.subscription}
        actions={
          <AdminActions mayUse={value && mayAdminister(value.role)}>
            <Button
              variant="contained"
              component={Link}
              to={addressOf('subscription', { companyId: value?.id ?? '' })}
            >
              Manage Subscription
            </Button>
          </AdminActions>
        }
      >
        <LoadedSection
          loading={loading}
          skeleton={
            <SkeletonBox height={{ xs: 326, sm: 220, lg: 301 }}>
              <Stack>
                <DefinitionList column={140} facts={factsOf()} />
                <Row gap={16} justify="between">
                  <SkeletonLines count={4} />
                  <SkeletonShape width={120} height={120} isRound />
                </Row>
              </Stack>
            </SkeletonBox>
          }
        >
          {(company) => <Summary vm={vm} company={company} />}
        </LoadedSection>
      </Section>
      {value && receipt && recalculatedAt && (
        <MinutesReceiptSection receipt={receipt} recalculatedAt={recalculatedAt} company={value} />
      )}
    </>
  );
});

interface SummaryProps {
  readonly vm: MinutesViewModel;
  readonly company: Company;
}

const Summary = observer(function Summary({ vm, company }: SummaryProps) {
  const { receipt, recalculating } = vm;
  const minutes = vm.minutesOf(company);
  return (
    <Stack>
      <DefinitionList column={140} facts={factsOf({ ...company, minutes })} />
      <MinutesUsage minutes={minutes} nextStep={minutesText.nextStep(mayAdminister(company.role))} />
      <Cluster gap={12} rowGap={4}>
        <BusyButton
          busy={recalculating.running}
          busyText="Recalculating..."
          variant="outlined"
          onClick={() => vm.recalculate(company.id)}
        >
          Recalculate Minutes
        </BusyButton>
        <SecondaryText className={styles.why}>
          {receipt ? <Link to="#usage-breakdown">{minutesText.seeBreakdown}</Link> : minutesText.why}
        </SecondaryText>
      </Cluster>
      <SlowHint waiting={recalculating} onCancel={recalculating.detach} />
      <NoticeBanner notice={vm.notice} />
    </Stack>
  );
});

/** @param company undefined until loaded */
const factsOf = (company?: Company) => [
  { name: 'Current plan', value: company && (company.plan ? planName(company.plan) : 'No plan') },
  { name: 'Your role', value: company && (company.role || UNKNOWN_VALUE_TEXT) },
  { name: 'Minutes last checked', value: company && lastChecked(company.minutes.lastCheckedAt) },
];

function lastChecked(moment: Date | undefined): string {
  return moment ? `${shortDate(moment)}, ${clockTime(moment)}` : 'Not yet';
}
