import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { BillingInterval } from '#domain/billing/plan.ts';
import { publicPlans, type PublicPlan } from '#domain/billing/publicPlans.ts';
import { PlanCard } from '../billing/PlanCard.tsx';
import { YearlySwitch } from '../billing/YearlySwitch.tsx';
import { cardList } from '../site/siteStyles.ts';
import { HomeSection } from './HomeSection.tsx';
import { addressOf } from '../navigation/pages.ts';

/** The public plans, monthly or yearly. */
export function PricingOverview() {
  const [interval, setInterval] = useState<BillingInterval>('monthly');
  return (
    <HomeSection
      id="pricing-overview"
      title="Voice solutions that scale with your business"
      lead="Start with a one-month trial. Upgrade when you get more calls."
    >
      <Box sx={{ mb: 3 }}>
        <YearlySwitch interval={interval} onChange={setInterval} />
      </Box>
      <Box sx={{ ...cardList, gap: 2 }}>
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
                aria-label={`${wayOn(plan)}: ${plan.name}`}
              >
                {wayOn(plan)}
              </Button>
            }
          />
        ))}
      </Box>
    </HomeSection>
  );
}

const wayOn = ({ price }: PublicPlan) => (price ? 'Get Started' : 'Book a Meeting');
