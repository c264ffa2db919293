import { planOffer } from '#domain/billing/plan.ts';
import type { UsageEstimate } from '#domain/billing/usageEstimate.ts';
import { Stack } from '../kit/layout/Stack.tsx';
import { DefinitionList } from '../kit/text/DefinitionList.tsx';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import { Text } from '../kit/text/Text.tsx';
import { usageText } from '../texts/usageText.ts';
import styles from './UsageEstimate.module.css';

interface Props {
  readonly estimate: UsageEstimate;
  readonly currentPlan: string | undefined;
  /** Says how to change to a smaller plan, if the user is allowed to. */
  readonly smallerPlan?: string | false;
}

/** Shows the cheapest plan, the pace, and the calls behind the estimate, or why there is no estimate. */
export function UsageEstimate({ estimate, currentPlan, smallerPlan }: Props) {
  if (estimate.kind !== 'estimate') {
    return (
      <div className={styles.none}>
        <Text>{usageText.refused(estimate)}</Text>
      </div>
    );
  }
  const { basis, minutesPerDay, runOut, cheapest } = estimate;
  const offer = planOffer(cheapest.plan.key, currentPlan);
  return (
    <Stack gap={12} className={styles.estimate}>
      <Text strong>
        {[usageText.cheapest(estimate, offer === 'manage'), offer === 'included' && smallerPlan]
          .filter(Boolean)
          .join(' ')}
      </Text>
      <DefinitionList
        column={140}
        facts={[
          { name: 'Pace', value: usageText.perDay(minutesPerDay) },
          ...(runOut ? [{ name: 'Minutes run out', value: usageText.runOut(runOut) }] : []),
        ]}
      />
      <SecondaryText>{usageText.basis(basis)}</SecondaryText>
    </Stack>
  );
}
