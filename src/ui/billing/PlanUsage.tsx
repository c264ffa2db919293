import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { LoadingSkeleton } from '../kit/feedback/LoadingSkeleton.tsx';
import { Section } from '../kit/layout/Section.tsx';
import { Text } from '../kit/text/Text.tsx';
import { minutesText } from '../texts/subscriptionText.ts';
import { usageText } from '../texts/usageText.ts';
import { MinutesUsage } from './MinutesUsage.tsx';
import type { SubscriptionViewModel } from './SubscriptionViewModel.ts';
import { UsageEstimate } from './UsageEstimate.tsx';
import styles from './PlanUsage.module.css';
import estimates from './UsageEstimate.module.css';

interface Props {
  readonly vm: SubscriptionViewModel;
  readonly company: Company;
}

/** The used minutes, and the estimated cheapest plan. */
export const PlanUsage = observer(function PlanUsage({ vm, company }: Props) {
  const { id, plan, minutes, role } = company;
  const { receipt, estimate } = vm;
  const mayManage = mayAdminister(role);
  // loads after the first paint, because the plans need the bandwidth first
  useEffect(() => vm.loadReceipt(id), [vm, id]);
  return (
    <Section title="Usage">
      <div className={styles.usage}>
        <MinutesUsage
          minutes={minutes}
          nextStep={mayManage ? minutesText.choosePlan : minutesText.nextStep(mayManage)}
        />
        <div className={styles.estimate}>
          {receipt.pending && (
            <LoadingSkeleton loading={receipt} label="Loading the estimate" lines={4} isPart />
          )}
          {receipt.failure && (
            <div className={estimates.none}>
              <Text>{usageText.callsFailed}</Text>
              <Button variant="outlined" onClick={receipt.retry}>
                Try again
              </Button>
            </div>
          )}
          {estimate && (
            <UsageEstimate
              estimate={estimate}
              currentPlan={plan}
              smallerPlan={mayManage && usageText.smallerPlan}
            />
          )}
        </div>
      </div>
    </Section>
  );
});
