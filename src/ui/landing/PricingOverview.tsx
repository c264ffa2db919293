import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BillingInterval } from '#domain/billing/plan.ts';
import { publicPlans, type PublicPlan } from '#domain/billing/publicPlans.ts';
import { PlanCard } from '../billing/PlanCard.tsx';
import { YearlySwitch } from '../billing/YearlySwitch.tsx';
import site from '../site/site.module.css';
import { HomeSection } from './HomeSection.tsx';
import { addressOf } from '../navigation/pages.ts';
import styles from './PricingOverview.module.css';

/** The public plans, monthly or yearly. */
export function PricingOverview() {
  const [interval, setInterval] = useState<BillingInterval>('monthly');
  return (
    <HomeSection
      id="pricing-overview"
      title="Voice solutions that scale with your business"
      lead="Start with a one-month trial. Upgrade when you get more calls."
    >
      <div className={styles.interval}>
        <YearlySwitch interval={interval} onChange={setInterval} />
      </div>
      <div className={site.cardList}>
        {publicPlans.map((plan) => (
          <PlanCard
            key={plan.name}
            heading="h3"
            plan={plan}
            capacity={plan.capacity}
            interval={interval}
            agreedPrice="Contact Us"
            action={
              <Button
                fullWidth
                component={Link}
                to={addressOf('booking')}
                variant={plan.isPopular ? 'contained' : 'outlined'}
                aria-label={`${actionLabel(plan)}: ${plan.name}`}
              >
                {actionLabel(plan)}
              </Button>
            }
          />
        ))}
      </div>
    </HomeSection>
  );
}

const actionLabel = ({ price }: PublicPlan) => (price ? 'Get Started' : 'Book a Meeting');
