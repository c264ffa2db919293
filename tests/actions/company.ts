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
import { firstDayText } from '#ui/texts/firstDayText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { soldOutText } from '#ui/texts/soldOutText.ts';
import { overviewText } from '#ui/texts/overviewText.ts';
import { action, start, type Action } from './action.ts';
import { noticeOf, loadFailureOf, messageOf } from './shownMessages.ts';

/** The time for which a revealed key stays visible, in milliseconds. */
const HALF_A_MINUTE = 30_000;

/** Actions on the page of one restaurant. */
export const company: readonly Action[] = [
  action('View a restaurant', {
    purpose:
      'A user opens a restaurant’s page with its details, plan, and minutes, and the other sections below.',
    by: 'member',
    places: [{ page: 'company', section: 'details' }],
    viewModel: OpenRestaurantViewModel,
    state: { scenario: 'a signed-in owner of a company' },
    run: start,
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
    run: start,
    shows: ({ unprinted }) =>
      messageOf(
        'status',
        unprinted === undefined ? overviewText.noOrders : overviewText.unprinted(unprinted),
      ),
  }),
  action('See unavailable items on the overview', {
    purpose: 'An owner or admin who switched items off in this browser sees how long they have been off.',
    by: 'administrator',
    places: [{ page: 'company' }],
    viewModel: SoldOutViewModel,
    state: { scenario: 'a restaurant with a menu' },
    run: start,
    shows: ({ menu }) => messageOf('status', menu.failure && soldOutText.unknown),
  }),
  action('View the setup checklist', {
    purpose: 'An owner or admin of a new restaurant sees the remaining setup steps with a link to each.',
    by: 'administrator',
    places: [{ page: 'company' }],
    viewModel: FirstDayViewModel,
    state: { scenario: 'a restaurant on its first day' },
    run: start,
    shows: (vm) =>
      messageOf(
        'status',
        vm.left
          ?.map((step) => (vm.isKnown(step) ? firstDayText.toDo(step) : firstDayText.unknown(step)))
          .join(', '),
      ),
  }),
  action('Recalculate the used minutes', {
    purpose: 'A user recalculates the used minutes from the calls.',
    by: 'member',
    places: [{ page: 'company', section: 'subscription' }],
    useCase: RecalculateMinutes,
    viewModel: MinutesViewModel,
    state: { as: 'owner@tableside.example', values: { companyId: 'trattoria-aurora' } },
    run: (vm, app) => vm.recalculate(app.value('companyId')),
    shows: (vm) => noticeOf(vm.notice),
  }),
  action('View calls by phone number', {
    purpose: 'A user views the calls to each phone number with their outcome.',
    by: 'member',
    places: [{ page: 'company', section: 'calls' }],
    viewModel: CallsViewModel,
    state: { scenario: 'a company with calls' },
    run: start,
    elsewhere: { 'there are no calls yet': { scenario: 'a signed-in owner of a company' } },
    shows: (vm) => [
      ...loadFailureOf(vm.phoneLines, companyText.callsFailed),
      ...(vm.phoneLines.value && vm.count === 0 ? messageOf('page', companyText.noCalls) : []),
    ],
  }),
  action('Read a call’s transcript', {
    purpose: 'A user reads what the caller and the agent said.',
    by: 'member',
    places: [{ page: 'company', section: 'calls' }],
    viewModel: CallsViewModel,
    state: { scenario: 'a company with calls' },
    open: start,
    run(vm) {
      const [line] = vm.lines;
      const [call] = line?.calls ?? [];
      if (call) vm.read(call.id);
      // loads the caller's last order
      vm.callers.loadOrders();
    },
    shows: (vm) => loadFailureOf(vm.callers.orders, callerText.ordersFailed),
  }),
  action('View the callers to call back', {
    purpose:
      'An owner or admin views callers whose calls failed, and their numbers. Other users see the calls rated as failed, without numbers.',
    by: 'administrator',
    places: [{ page: 'company', section: 'calls' }],
    viewModel: CallsViewModel,
    state: { as: 'owner@tableside.example', values: { companyId: 'trattoria-aurora' } },
    open: start,
    run: (vm) => vm.callers.load(),
    shows: (vm) => [
      ...loadFailureOf(vm.callers.logs, callerText.logFailed),
      ...(vm.callers.logs.value ? messageOf('page', callerText.left(countCallBacksLeft(vm))) : []),
    ],
  }),
  action('Export the calls', {
    purpose: 'A user exports the calls to a spreadsheet.',
    by: 'member',
    places: [{ page: 'company', section: 'calls' }],
    useCase: ExportCalls,
    viewModel: CallsViewModel,
    state: { scenario: 'a company with calls' },
    open: start,
    run: (vm) => vm.export('Trattoria Aurora'),
    shows: (vm) => noticeOf(vm.notice),
  }),
  action('Show the API key', {
    purpose:
      'An owner or admin reveals the key for the restaurant’s own API clients. The page hides the key again automatically, in case others see the screen.',
    by: 'administrator',
    places: [{ page: 'company', section: 'apiKeys' }],
    viewModel: ApiKeyViewModel,
    state: { scenario: 'a company with an API key' },
    open: (vm) => vm.start(),
    run: (vm, app) => vm.show(app.value('companyId')),
    otherwise: {
      async '30 seconds have passed'(vm, app) {
        vm.show(app.value('companyId'));
        await app.settle();
        await app.pass(HALF_A_MINUTE);
      },
    },
    elsewhere: { 'there is no key': { scenario: 'a company without an API key' } },
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
    run: (vm, app) => vm.start(app.value('companyId'), app.value('agentId')),
    shows: (vm) => (vm.allFailed ? messageOf('page', companyText.agentsFailed) : []),
  }),
  action('View the company’s users', {
    purpose: 'A user sees who has access to the restaurant and in which role.',
    by: 'member',
    places: [{ page: 'company', section: 'users' }],
    viewModel: CompanyUsersViewModel,
    state: { scenario: 'a company with users' },
    run: start,
    shows: (vm) => loadFailureOf(vm.users, companyText.usersFailed),
  }),
];
