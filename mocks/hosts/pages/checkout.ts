import { paidPlanOf } from '../../handlers/billing/plans.ts';
import { changePlan } from './changePlan.ts';
import { dollars, html } from './html.ts';
import type { StandIn } from './page.ts';

const MONTHS_PAID = { monthly: 1, annual: 12 } as const;

/** The payment provider's checkout page. The visitor pays or cancels. */
export const checkoutPage: StandIn<'checkout'> = {
  show({ handoff: { planId, interval }, company }) {
    const plan = paidPlanOf(planId);
    if (!plan) throw new Error(`There is no plan ${planId}`);
    const price = typeof plan.price === 'string' ? undefined : plan.price[interval];
    const due = price === undefined ? 'the agreed price' : dollars(price * MONTHS_PAID[interval]);
    return {
      title: `Subscribe to ${plan.name}`,
      body: html`
        <dl>
          <div>
            <dt>Restaurant</dt>
            <dd>${company.name}</dd>
          </div>
          <div>
            <dt>Plan</dt>
            <dd>${plan.name}, ${plan.minutes.toLocaleString('en-US')} minutes a month</dd>
          </div>
          <div>
            <dt>Price</dt>
            <dd>
              ${price === undefined ? 'As agreed' : `${dollars(price)} a month`}, billed
              ${interval === 'annual' ? 'yearly' : 'monthly'}
            </dd>
          </div>
          <div>
            <dt>Due today</dt>
            <dd><strong>${price === undefined ? 'As agreed' : due}</strong></dd>
          </div>
        </dl>
        <form method="post">
          <button name="action" value="pay">Pay ${due}</button>
          <button name="action" value="cancel" class="quiet">Cancel</button>
        </form>
      `,
    };
  },

  async act({ db, handoff: { planId }, company, appAddress, now }, form) {
    const isPaid = form.get('action') === 'pay';
    if (isPaid) await changePlan(db, company, planId, now);
    const path = `company/${encodeURIComponent(company.id)}/subscription`;
    return { redirectTo: appAddress(`${path}?${isPaid ? 'success' : 'canceled'}=true`) };
  },
};
