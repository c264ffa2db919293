import { freePlan, paidPlanOf, plans } from '../../handlers/billing/plans.ts';
import { changePlan } from './changePlan.ts';
import { dollars, html } from './html.ts';
import type { StandIn } from './page.ts';

/** The payment provider's billing portal, for changing or canceling the plan. */
export const billingPage: StandIn<'billing'> = {
  show({ company }) {
    const current = paidPlanOf(company.plan);
    return {
      title: 'Billing',
      body: html`
        <dl>
          <div>
            <dt>Restaurant</dt>
            <dd>${company.name}</dd>
          </div>
          <div>
            <dt>Current plan</dt>
            <dd>${current?.name ?? freePlan.name}</dd>
          </div>
        </dl>
        <form method="post">
          <fieldset>
            <legend>Plan</legend>
            ${plans.map(
              ({ id, name, price }) => html`
                <label>
                  <input
                    type="radio"
                    name="plan"
                    value="${id}"
                    required
                    ${id === current?.id ? html`checked` : ''}
                  />
                  <span>${name}</span>
                  <span>${typeof price === 'string' ? price : `${dollars(price.monthly)} a month`}</span>
                </label>
              `,
            )}
          </fieldset>
          <button name="action" value="change">Change plan</button>
        </form>
        <form method="post">
          ${current ? html`<button name="action" value="cancel" class="quiet">Cancel plan</button>` : ''}
          <button name="action" value="return" class="quiet">Return to the restaurant</button>
        </form>
      `,
    };
  },

  async act({ db, company, appAddress, now }, form) {
    const plan = paidPlanOf(form.get('plan'));
    switch (form.get('action')) {
      case 'change':
        if (!plan) return { message: 'Choose a plan.' };
        return { message: `The plan is now ${await changePlan(db, company, plan.id, now)}.` };
      case 'cancel':
        await changePlan(db, company, freePlan.id, now);
        return { message: 'The plan is canceled.' };
      default:
        return { redirectTo: appAddress(`company/${encodeURIComponent(company.id)}/subscription`) };
    }
  },
};
