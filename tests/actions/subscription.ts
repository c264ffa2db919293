import { ChoosePlan } from '#application/billing/ChoosePlan.ts';
import { RecalculateMinutes } from '#application/companies/RecalculateMinutes.ts';
import { SubscriptionViewModel } from '#ui/billing/SubscriptionViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { usageText } from '#ui/texts/usageText.ts';
import { action, start, type Action, type ActionPlace } from './action.ts';
import { unlistedActions } from './unlistedActions.ts';
import { noticeOf, loadFailureOf, messageOf } from './shownMessages.ts';

const places: readonly [ActionPlace] = [{ page: 'subscription' }];

const shared = {
  places,
  viewModel: SubscriptionViewModel,
  state: { scenario: 'a company that may be billed' },
  shows: (vm: SubscriptionViewModel) => [
    ...noticeOf(vm.notice),
    ...loadFailureOf(vm.company, failureText.subscription, notFoundText.company.text),
  ],
} as const;

/** Actions for plans and billing. */
export const subscription: readonly Action[] = [
  action('View the plans', {
    ...shared,
    purpose:
      'A user compares the restaurant’s plan with the others. Roles other than owner and admin see plans, prices, and usage without buttons, and “Only an owner or admin can change the plan.”',
    by: 'member',
    run: start,
  }),
  action('See which plan costs the least', {
    ...shared,
    purpose: 'A user sees when the minutes run out at the current pace, and which plan then costs the least.',
    by: 'member',
    useCase: RecalculateMinutes,
    state: { as: 'owner@tableside.example', values: { companyId: 'trattoria-aurora' } },
    open: start,
    run: (vm, app) => vm.loadReceipt(app.value('companyId')),
    shows: ({ receipt, estimate }) => [
      ...(receipt.failure ? messageOf('status', usageText.callsFailed) : []),
      ...(estimate?.kind === 'estimate' ? messageOf('status', usageText.cheapest(estimate, false)) : []),
    ],
  }),
  action('Upgrade the plan', {
    ...shared,
    purpose:
      'An owner or admin who needs more minutes opens the payment provider’s checkout for a higher plan.',
    by: 'administrator',
    useCase: ChoosePlan,
    open: start,
    run: (vm) => vm.choose('business'),
    otherwise: {
      'the plan is lower': (vm) => vm.choose('basic'),
      ...unlistedActions<SubscriptionViewModel>((vm) => vm.choose('business')),
    },
  }),
  action('Manage the plan in the billing portal', {
    ...shared,
    purpose:
      'An owner or admin changes the card, views invoices, or cancels the plan at the payment provider.',
    by: 'administrator',
    useCase: ChoosePlan,
    open: start,
    run: (vm) => vm.choose('standard'),
    otherwise: unlistedActions<SubscriptionViewModel>((vm) => vm.choose('standard')),
  }),
  action('Return from the checkout', {
    ...shared,
    purpose: 'An owner or admin returns from the payment provider and sees whether the plan changed.',
    by: 'administrator',
    open: start,
    run: (vm) => vm.showCheckoutResult(new URLSearchParams('success=true')),
    otherwise: {
      'the checkout was canceled': (vm) => vm.showCheckoutResult(new URLSearchParams('canceled=true')),
    },
  }),
];
