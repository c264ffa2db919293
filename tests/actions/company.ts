import { LoadAgentPreviews } from '#application/agents/LoadAgentPreviews.ts';
import { ExportCalls } from '#application/companies/ExportCalls.ts';
import { RecalculateMinutes } from '#application/companies/RecalculateMinutes.ts';
import { ConnectedAgentsViewModel } from '#ui/agents/ConnectedAgentsViewModel.ts';
import { ApiKeyViewModel } from '#ui/companies/ApiKeyViewModel.ts';
import { countCallBacksLeft } from '#ui/calls/callers/callBacksOf.ts';
import { CallsViewModel } from '#ui/calls/CallsViewModel.ts';
import { FirstDayViewModel } from '#ui/overview/FirstDayViewModel.ts';
import { OverviewViewModel } from '#ui/overview/OverviewViewModel.ts';
import { SoldOutViewModel } from '#ui/overview/SoldOutViewModel.ts';
import { MinutesViewModel } from '#ui/billing/MinutesViewModel.ts';
import { CompanyUsersViewModel } from '#ui/users/CompanyUsersViewModel.ts';
import { OpenRestaurantViewModel } from '#ui/companies/OpenRestaurantViewModel.ts';
import { callerText } from '#ui/texts/callerText.ts';
import { companyText } from '#ui/texts/companyText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { setupStepsText } from '#ui/texts/setupStepsText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { soldOutText } from '#ui/texts/soldOutText.ts';
import { overviewText } from '#ui/texts/overviewText.ts';
import { action, actionsOf, start, type Action } from './action.ts';
import { noticeOf, loadFailureOf, messageOf } from './shownMessages.ts';

const seeded = { as: 'owner@tableside.example', values: { companyId: 'trattoria-aurora' } } as const;

const callsAction = actionsOf(CallsViewModel, {
  by: 'member',
  places: [{ page: 'company', section: 'calls' }],
  state: { scenario: 'a company with calls' },
  open: start,
  shows: (vm) => [
    ...noticeOf(vm.notice),
    ...loadFailureOf(vm.phoneLines, companyText.callsFailed),
    ...messageOf('page', vm.phoneLines.value && vm.count === 0 && companyText.noCalls),
    ...loadFailureOf(vm.callers.orders, callerText.ordersFailed),
    ...loadFailureOf(vm.callers.logs, callerText.logFailed),
    ...messageOf('page', vm.callers.logs.value && callerText.left(countCallBacksLeft(vm))),
  ],
});

/** Actions on the page of one restaurant. */
export const company: readonly Action[] = [
  action('View a restaurant', {
    purpose:
      'A user opens a restaurant’s page with its details, plan, and minutes, and the other sections below.',
    by: 'member',
    places: [{ page: 'company', section: 'details' }],
    viewModel: OpenRestaurantViewModel,
    state: { scenario: 'a signed-in owner of a company' },
    open: start,
    elsewhere: {
      'the restaurant does not exist': { scenario: 'no such company' },
      'the user has no access': { scenario: 'a company the user may not see' },
    },
    shows: (vm) => loadFailureOf(vm.company, failureText.company, notFoundText.company.text),
  }),
  action('Compare today with yesterday', {
    purpose: 'A user sees today’s orders and calls next to yesterday’s.',
    by: 'member',
    places: [{ page: 'company' }],
    viewModel: OverviewViewModel,
    state: { scenario: 'a company with orders', isOfItsDay: true },
    open: start,
    shows: ({ unprinted: count }) =>
      messageOf('status', count === undefined ? overviewText.noOrders : overviewText.unprinted(count)),
  }),
  action('See unavailable items on the overview', {
    purpose: 'An owner or admin who switched items off in this browser sees how long they have been off.',
    by: 'administrator',
    places: [{ page: 'company' }],
    viewModel: SoldOutViewModel,
    state: { scenario: 'a restaurant with a menu' },
    open: start,
    shows: ({ menu }) => messageOf('status', menu.failure && soldOutText.unknown),
  }),
  action('View the setup checklist', {
    purpose: 'An owner or admin of a new restaurant sees the remaining setup steps with a link to each.',
    by: 'administrator',
    places: [{ page: 'company' }],
    viewModel: FirstDayViewModel,
    state: { scenario: 'a restaurant on its first day' },
    open: start,
    shows(vm) {
      const steps = vm.left?.map((step) => setupStepsText[vm.isKnown(step) ? 'toDo' : 'unknown'](step));
      return messageOf('status', steps?.join(', '));
    },
  }),
  action('Recalculate the used minutes', {
    purpose: 'A user recalculates the used minutes from the calls.',
    by: 'member',
    places: [{ page: 'company', section: 'subscription' }],
    useCase: RecalculateMinutes,
    viewModel: MinutesViewModel,
    state: seeded,
    run: (vm, app) => vm.recalculate(app.value('companyId')),
    shows: (vm) => noticeOf(vm.notice),
  }),
  callsAction('View calls by phone number', {
    purpose: 'A user views the calls to each phone number with their outcome.',
    elsewhere: { 'there are no calls yet': { scenario: 'a signed-in owner of a company' } },
  }),
  callsAction('Read a call’s transcript', {
    purpose:
      'A user reads what the caller and the agent said. Owners and admins see which of the caller’s logged calls it is, and their last order. The address keeps the call and the filters, so a link to it opens the call for others, even if a filter hides it.',
    run(vm) {
      vm.read(vm.lines[0]?.calls[0]?.id ?? '');
      // loads the caller's last order
      vm.callers.loadOrders();
    },
  }),
  callsAction('View the callers to call back', {
    purpose:
      'An owner or admin views callers whose calls failed, and their numbers. Other users see the calls rated as failed, without numbers.',
    by: 'administrator',
    state: seeded,
    run: (vm) => vm.callers.load(),
  }),
  callsAction('Export the calls', {
    purpose:
      'A user exports the found calls with their transcripts to a spreadsheet, such as `trattoria-aurora-calls.csv` (UTF-8). A value that a spreadsheet would take for a formula begins with an apostrophe.',
    useCase: ExportCalls,
    run: (vm) => vm.export('Trattoria Aurora'),
  }),
  action('Show the API key', {
    purpose:
      'An owner or admin reveals the key for the restaurant’s own API clients. Each press loads the key. The page forgets it after 30 seconds, or when the user leaves.',
    by: 'administrator',
    places: [{ page: 'company', section: 'apiKeys' }],
    viewModel: ApiKeyViewModel,
    state: { scenario: 'a company with an API key' },
    open: (vm) => vm.start(),
    run: (vm, app) => vm.show(app.value('companyId')),
    shows: ({ state }) =>
      state.status === 'failed' ? messageOf('notice', state.text) : messageOf('state', state.status),
  }),
  action('View the voice agents', {
    purpose: 'A user sees which agents answer the phone and opens their conversations.',
    by: 'member',
    places: [{ page: 'company', section: 'agents' }],
    useCase: LoadAgentPreviews,
    viewModel: ConnectedAgentsViewModel,
    state: { scenario: 'an agent with conversations' },
    open: (vm, app) => vm.start(app.value('companyId'), app.value('agentId')),
    shows: (vm) => messageOf('page', vm.allFailed && companyText.agentsFailed),
  }),
  action('View the company’s users', {
    purpose:
      'A user sees who has access to the restaurant and in which role. The app can’t add or remove users; the section links to support. The host says who is active.',
    by: 'member',
    places: [{ page: 'company', section: 'users' }],
    viewModel: CompanyUsersViewModel,
    state: { scenario: 'a company with users' },
    open: start,
    shows: (vm) => loadFailureOf(vm.users, companyText.usersFailed),
  }),
];
