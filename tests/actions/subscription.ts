import { ChoosePlan } from '#application/billing/ChoosePlan.ts';
import { RecalculateMinutes } from '#application/companies/RecalculateMinutes.ts';
import { SubscriptionViewModel } from '#ui/billing/SubscriptionViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { usageText } from '#ui/texts/usageText.ts';
import { actionsOf, noAllowedHost, start, type Action } from './action.ts';
import { noticeOf, loadFailureOf, messageOf } from './shownMessages.ts';

const action = actionsOf(SubscriptionViewModel, {
  places: [{ page: 'subscription' }],
  state: { scenario: 'a company that may be billed' },
  open: start,
  shows: (vm) => [
    ...noticeOf(vm.notice),
    ...loadFailureOf(vm.company, failureText.subscription, notFoundText.company.text),
  ],
});

/** Actions for plans and billing. */
export const subscription: readonly Action[] = [
  action('View the plans', {
    purpose:
      'A user compares the restaurant’s plan with the others. Roles other than owner and admin see plans, prices, and usage without buttons, and “Only an owner or admin can change the plan.”',
    by: 'member',
  }),
  action('See which plan costs the least', {
    purpose: 'A user sees when the minutes run out at the current pace, and which plan then costs the least.',
    by: 'member',
    useCase: RecalculateMinutes,
    state: { as: 'owner@tableside.example', values: { companyId: 'trattoria-aurora' } },
    run: (vm, app) => vm.loadReceipt(app.value('companyId')),
    shows: ({ receipt, estimate }) => [
      ...messageOf('status', receipt.failure && usageText.callsFailed),
      ...messageOf('status', estimate?.kind === 'estimate' && usageText.cheapest(estimate, false)),
    ],
  }),
  action('Upgrade the plan', {
    purpose:
      'An owner or admin who needs more minutes opens the payment provider’s checkout for a higher plan.',
    by: 'administrator',
    useCase: ChoosePlan,
    run: (vm) => vm.choose('business'),
    otherInput: noAllowedHost,
  }),
  action('Manage the plan in the billing portal', {
    purpose:
      'An owner or admin changes the card, views invoices, or cancels the plan at the payment provider.',
    by: 'administrator',
    useCase: ChoosePlan,
    run: (vm) => vm.choose('standard'),
    otherInput: noAllowedHost,
  }),
  action('Return from the checkout', {
    purpose:
      'An owner or admin returns from the payment provider. The message repeats what the address says, and the page shows the plan that the host has by then; a plan that changes later needs a reload.',
    by: 'administrator',
    run: (vm) => vm.showCheckoutResult(new URLSearchParams('success=true')),
    otherwise: {
      'the checkout was canceled': (vm) => vm.showCheckoutResult(new URLSearchParams('canceled=true')),
    },
  }),
];
