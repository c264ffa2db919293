import Check from '@mui/icons-material/Check';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { BillingInterval, Plan } from '#domain/billing/plan.ts';
import { Cluster, Row } from '../kit/layout/Row.tsx';
import { Heading } from '../kit/text/Heading.tsx';
import { Tag } from '../kit/text/Tag.tsx';
import { VisuallyHidden } from '../kit/text/VisuallyHidden.tsx';
import { formatDollars } from '../texts/numbers.ts';
import { SecondaryText } from '../kit/text/SecondaryText.tsx';
import boxes from '../kit/layout/boxes.module.css';
import styles from './PlanCard.module.css';

interface Props {
  /** A console plan or a public plan. */
  readonly plan: Omit<Plan, 'key' | 'capacity'>;
  /** Lines about the plan's capacity. */
  readonly capacity: readonly string[];
  readonly interval: BillingInterval;
  /** Shown instead of a price that is negotiated. */
  readonly agreedPrice: ReactNode;
  readonly isCurrent?: boolean;
  readonly action: ReactNode;
  /** Heading level of the plan's name. */
  readonly heading?: 'h2' | 'h3';
}

/** A plan's card with price, capacity, features, and a button. */
export function PlanCard({
  plan,
  capacity,
  interval,
  agreedPrice,
  isCurrent = false,
  action,
  heading = 'h2',
}: Props) {
  return (
    <article
      aria-label={plan.name}
      className={clsx(boxes.card, styles.plan, plan.isPopular && styles.popular, isCurrent && styles.current)}
    >
      <div>
        <Cluster>
          <Heading level={heading === 'h2' ? 2 : 3} look="h2">
            {plan.name}
          </Heading>
          {plan.isPopular && <Tag>Most popular</Tag>}
          {isCurrent && <Tag>Current plan</Tag>}
        </Cluster>
        <SecondaryText className={styles.description}>{plan.description}</SecondaryText>
      </div>
      <Price plan={plan} interval={interval} agreedPrice={agreedPrice} />
      <ul className={styles.capacity}>
        {capacity.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ul className={clsx(boxes.list, styles.features)}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <Check aria-hidden />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {action}
    </article>
  );
}

/** The monthly price. For yearly billing, also the full price, struck through. The height never changes. */
function Price({ plan: { price }, interval, agreedPrice }: Pick<Props, 'plan' | 'interval' | 'agreedPrice'>) {
  // a plan with a flat price has no yearly discount
  const isReduced = interval === 'annual' && price !== undefined && price.annual < price.monthly;
  return (
    <div className={styles.price}>
      {!price && <div className={styles.amount}>{agreedPrice}</div>}
      {price && (
        <>
          <Row align="baseline">
            {isReduced && (
              <s>
                <VisuallyHidden>was </VisuallyHidden>
                <span>{formatDollars(price.monthly * 100)}</span>
              </s>
            )}
            <span className={styles.amount}>{formatDollars(price[interval] * 100)}</span>
          </Row>
          <SecondaryText>{`per month${isReduced ? ', billed yearly' : ''}`}</SecondaryText>
        </>
      )}
    </div>
  );
}
