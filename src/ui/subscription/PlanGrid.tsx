import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { observer } from 'mobx-react-lite';
import { consolePlans } from '#domain/billing/consolePlans.ts';
import { planOffer, type Plan } from '#domain/billing/plan.ts';
import type { Company } from '#domain/companies/company.ts';
import { mayAdminister } from '#domain/companies/role.ts';
import { cardGrid } from '../kit/cardGrid.tsx';
import { useSupportMail } from '../kit/useSupportMail.ts';
import { SlowHint } from '../kit/SlowHint.tsx';
import { PlanCard } from '../plans/PlanCard.tsx';
import { planOfferText } from '../texts/subscriptionText.ts';
import type { SubscriptionViewModel } from './SubscriptionViewModel.ts';

interface Props {
  readonly vm: SubscriptionViewModel;
  readonly company: Company;
}

/** The plans as cards; the way to another one is offered to who may administer the restaurant. (see rule: roles) */
export const PlanGrid = observer(function PlanGrid({ vm, company }: Props) {
  const mail = useSupportMail();
  return (
    <Box sx={cardGrid}>
      {consolePlans.map((plan) => (
        <PlanCard
          key={plan.key}
          plan={plan}
          capacity={capacityLines(plan)}
          interval={vm.interval}
          agreedPrice={
            <Box component="a" href={mail('a plan for us')} sx={{ color: 'primary.main' }}>
              Contact Us
            </Box>
          }
          isCurrent={planOffer(plan.key, company.plan) === 'manage'}
          action={mayAdminister(company.role) && <PlanAction vm={vm} company={company} plan={plan} />}
        />
      ))}
    </Box>
  );
});

function capacityLines({ capacity: { minutes, calls, overage, setup } }: Plan): readonly string[] {
  return [`${minutes} minutes, ${calls} calls`, `${overage} per extra minute`, `Setup: ${setup}`];
}

/** The button says where it leads, and stays busy until the browser has left. */
const PlanAction = observer(function PlanAction({ vm, company, plan }: Props & { readonly plan: Plan }) {
  const offer = planOffer(plan.key, company.plan);
  const isLeaving = vm.leavingFor === plan.key;
  const where = offer === 'manage' ? 'opens the billing portal' : `opens the checkout for ${plan.name}`;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Button
        fullWidth
        variant={offer === 'upgrade' ? 'contained' : 'outlined'}
        disabled={offer === 'included'}
        aria-label={offer === 'included' ? `${plan.name}: Included` : `${planOfferText[offer]}: ${where}`}
        aria-busy={isLeaving}
        aria-disabled={vm.leavingFor !== undefined}
        onClick={() => vm.choose(plan.key)}
      >
        {isLeaving ? 'Opening...' : planOfferText[offer]}
      </Button>
      {isLeaving && <SlowHint waiting={vm.choosing} onCancel={vm.choosing.abandon} />}
    </Box>
  );
});
