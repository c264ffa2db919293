import { ChoosePlan } from '#application/billing/ChoosePlan.ts';
import { SubscriptionViewModel } from '#ui/subscription/SubscriptionViewModel.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { action, type Action, type ActionPlace } from './action.ts';
import { unlistedActions } from './unlistedActions.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { noticeOf, loadFailureOf } from './shownMessages.ts';

const places: readonly [ActionPlace] = [{ page: 'subscription' }];
const open = (vm: SubscriptionViewModel, app: HeadlessApp) => vm.start(app.value('companyId'));

const shared = {
  places,
  viewModel: SubscriptionViewModel,
  state: { scenario: 'a company that may be billed' },
  shows: (vm: SubscriptionViewModel) => [
    ...noticeOf(vm.notice),
    ...loadFailureOf(vm.company, failureText.subscription, notFoundText.company.text),
  ],
} as const;

/** Plans and billing. */
export const subscription: readonly Action[] = [
  action({
    ...shared,
    id: 'see-plans',
    title: 'See the plans and the own one',
    purpose: 'Whoever belongs to a restaurant compares the plans with its own.',
    seenIn: [
      {
        file: 'src/ui/subscription/SubscriptionScreen.screen.test.tsx',
        titles: /are six|say what they hold|offer to manage|no buttons for staff/,
      },
    ],
    by: 'member',
    run: open,
  }),
  action({
    ...shared,
    id: 'price-by-year',
    title: 'See what the plans cost by the year',
    purpose:
      'Whoever thinks of a year sees its prices, and sees them still when they come back from the checkout or load the page again.',
    seenIn: [
      {
        file: 'src/ui/subscription/SubscriptionScreen.screen.test.tsx',
        titles: /Yearly/,
      },
    ],
    by: 'member',
    open,
    run: (vm) => vm.priceBy('annual'),
  }),
  action({
    ...shared,
    id: 'choose-plan',
    title: 'Choose a higher plan',
    purpose:
      'An owner or admin needs more minutes and goes to the payment provider’s checkout for a higher plan.',
    by: 'administrator',
    useCase: ChoosePlan,
    open,
    run: (vm) => vm.choose('business'),
    otherwise: [
      { when: 'it is a lower one', act: (vm) => vm.choose('basic') },
      unlistedActions<SubscriptionViewModel>((vm) => vm.choose('business')),
    ],
  }),
  action({
    ...shared,
    id: 'manage-plan',
    title: 'Manage the current plan at the payment provider',
    purpose: 'An owner or admin changes the card, sees invoices or ends the plan, at the payment provider.',
    by: 'administrator',
    useCase: ChoosePlan,
    open,
    run: (vm) => vm.choose('standard'),
    otherwise: [unlistedActions<SubscriptionViewModel>((vm) => vm.choose('standard'))],
  }),
  action({
    ...shared,
    id: 'return-from-checkout',
    title: 'Come back from the checkout',
    purpose: 'The payment provider sends an owner or admin back: they read whether the plan was changed.',
    by: 'administrator',
    open,
    run: (vm) => vm.tellReturn(new URLSearchParams('success=true')),
    otherwise: [
      {
        when: 'it was called off',
        act: (vm) => vm.tellReturn(new URLSearchParams('canceled=true')),
      },
    ],
  }),
];
