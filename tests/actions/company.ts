import { LoadAgentPreviews } from '#application/agents/LoadAgentPreviews.ts';
import { ExportCalls } from '#application/companies/ExportCalls.ts';
import { RecalculateMinutes } from '#application/companies/RecalculateMinutes.ts';
import { ConnectedAgentsViewModel } from '#ui/company/agents/ConnectedAgentsViewModel.ts';
import { ApiKeyViewModel } from '#ui/company/apiKey/ApiKeyViewModel.ts';
import { CallsViewModel } from '#ui/company/calls/CallsViewModel.ts';
import { FirstDayViewModel } from '#ui/company/overview/FirstDayViewModel.ts';
import { OverviewViewModel } from '#ui/company/overview/OverviewViewModel.ts';
import { MinutesViewModel } from '#ui/company/subscription/MinutesViewModel.ts';
import { CompanyUsersViewModel } from '#ui/company/users/CompanyUsersViewModel.ts';
import { CopyViewModel } from '#ui/kit/CopyViewModel.ts';
import { OpenRestaurantViewModel } from '#ui/openRestaurant/OpenRestaurantViewModel.ts';
import { companyText } from '#ui/texts/companyText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { firstDayText } from '#ui/texts/firstDayText.ts';
import { notFoundText } from '#ui/texts/notFoundText.ts';
import { overviewText } from '#ui/texts/overviewText.ts';
import { action, type Action } from './action.ts';
import { noticeOf, loadFailureOf, messageOf } from './shownMessages.ts';

/** How long a revealed key stays visible, in milliseconds. */
const HALF_A_MINUTE = 30_000;

/** The page of one restaurant. */
export const company: readonly Action[] = [
  action({
    id: 'see-restaurant',
    title: 'See the details of a restaurant',
    purpose:
      'Whoever belongs to a restaurant opens its page: details, plan and minutes first, all other parts below.',
    seenIn: [
      {
        file: 'src/ui/company/CompanyScreen.screen.test.tsx',
        titles: /description|plate|does not tell|Company Not Found|another was asked/,
      },
    ],
    by: 'member',
    places: [{ page: 'company', section: 'details' }],
    viewModel: OpenRestaurantViewModel,
    state: { scenario: 'a signed-in owner of a company' },
    run: (vm, app) => vm.start(app.value('companyId')),
    otherwise: [
      {
        when: 'there is no such restaurant',
        state: { scenario: 'no such company' },
        act: (vm, app) => vm.start(app.value('companyId')),
      },
      {
        when: 'it is not theirs',
        state: { scenario: 'a company the user may not see' },
        act: (vm, app) => vm.start(app.value('companyId')),
      },
    ],
    shows: (vm) => loadFailureOf(vm.company, failureText.company, notFoundText.company.text),
  }),
  action({
    id: 'see-overview',
    title: 'See how today and yesterday went',
    purpose:
      'Whoever belongs to a restaurant sees at a glance what the phone brought: the orders and calls of today beside those of yesterday.',
    by: 'member',
    places: [{ page: 'company' }],
    viewModel: OverviewViewModel,
    state: { scenario: 'a company with orders', isOfItsDay: true },
    run: (vm, app) => vm.start(app.value('companyId')),
    shows: ({ unprinted }) =>
      messageOf(
        'status',
        unprinted === undefined ? overviewText.noOrders : overviewText.unprinted(unprinted),
      ),
  }),
  action({
    id: 'see-first-day',
    title: 'See what is left to do until the phone of a new restaurant answers',
    purpose:
      'An owner or admin of a new restaurant sees which steps are left until its phone answers, and goes to each from here.',
    by: 'administrator',
    places: [{ page: 'company' }],
    viewModel: FirstDayViewModel,
    state: { scenario: 'a restaurant on its first day' },
    run: (vm, app) => vm.start(app.value('companyId')),
    shows: (vm) =>
      messageOf(
        'status',
        vm.left
          ?.map((step) => (vm.isKnown(step) ? firstDayText.toDo(step) : firstDayText.unknown(step)))
          .join(', '),
      ),
  }),
  action({
    id: 'recalculate-minutes',
    title: 'Count the used minutes afresh',
    purpose: 'An owner or admin who doubts the used minutes has them counted from the calls themselves.',
    by: 'administrator',
    places: [{ page: 'company', section: 'subscription' }],
    useCase: RecalculateMinutes,
    viewModel: MinutesViewModel,
    state: { as: 'owner@tableside.example', values: { companyId: 'trattoria-aurora' } },
    run: (vm, app) => vm.recalculate(app.value('companyId')),
    shows: (vm) => noticeOf(vm.notice),
  }),
  action({
    id: 'see-calls',
    title: 'See the calls of each phone number',
    purpose: 'Whoever belongs to a restaurant sees who called, number by number, and how each call went.',
    by: 'member',
    places: [{ page: 'company', section: 'calls' }],
    viewModel: CallsViewModel,
    state: { scenario: 'a company with calls' },
    run: (vm, app) => vm.start(app.value('companyId')),
    otherwise: [
      {
        when: 'nobody has called yet',
        state: { scenario: 'a signed-in owner of a company' },
        act: (vm, app) => vm.start(app.value('companyId')),
      },
    ],
    shows: (vm) => [
      ...loadFailureOf(vm.phoneLines, companyText.callsFailed),
      ...(vm.phoneLines.value && vm.count === 0 ? messageOf('page', companyText.noCalls) : []),
    ],
  }),
  action({
    id: 'read-call-transcript',
    title: 'Read what was said in a call',
    purpose: 'Whoever belongs to a restaurant reads word by word what a caller and the agent said.',
    by: 'member',
    places: [{ page: 'company', section: 'calls' }],
    viewModel: CallsViewModel,
    state: { scenario: 'a company with calls' },
    open: (vm, app) => vm.start(app.value('companyId')),
    run(vm) {
      const [line] = vm.lines;
      const [call] = line?.calls ?? [];
      if (call) vm.read(call.id);
    },
    shows: () => [],
  }),
  action({
    id: 'export-calls',
    title: 'Export the calls as a table',
    purpose: 'Whoever belongs to a restaurant takes its calls into a spreadsheet.',
    by: 'member',
    places: [{ page: 'company', section: 'calls' }],
    useCase: ExportCalls,
    viewModel: CallsViewModel,
    state: { scenario: 'a company with calls' },
    open: (vm, app) => vm.start(app.value('companyId')),
    run: (vm) => vm.export('Trattoria Aurora'),
    shows: (vm) => noticeOf(vm.notice),
  }),
  action({
    id: 'show-api-key',
    title: 'Show the API key',
    purpose:
      'An owner or admin fetches the key with which the restaurant’s own programs call the API. It hides by itself, as others may see the screen.',
    by: 'administrator',
    places: [{ page: 'company', section: 'apiKeys' }],
    viewModel: ApiKeyViewModel,
    state: { scenario: 'a company with an API key' },
    open: (vm) => vm.start(),
    run: (vm, app) => vm.show(app.value('companyId')),
    otherwise: [
      {
        when: 'half a minute has passed',
        async act(vm, app) {
          vm.show(app.value('companyId'));
          await app.settle();
          await app.pass(HALF_A_MINUTE);
        },
      },
      {
        when: 'there is none',
        state: { scenario: 'a company without an API key' },
        act: (vm, app) => vm.show(app.value('companyId')),
      },
    ],
    shows: ({ state }) =>
      state.status === 'failed' ? messageOf('notice', state.text) : messageOf('state', state.status),
  }),
  action({
    id: 'copy-text',
    title: 'Copy the API key or an id',
    purpose: 'Whoever sees an id or the API key takes it along without selecting it.',
    by: 'member',
    places: [{ page: 'company', section: 'apiKeys' }, { page: 'agent' }, { page: 'conversation' }],
    viewModel: CopyViewModel,
    state: { scenario: 'a company with an API key' },
    run: (vm) => vm.copy('key-1'),
    otherwise: [
      {
        when: 'the browser does not allow it',
        act(vm, app) {
          app.browser.mayCopy = false;
          return vm.copy('key-1');
        },
      },
    ],
    shows: (vm) => messageOf('state', vm.outcome),
  }),
  action({
    id: 'see-connected-agents',
    title: 'See the voice agents of a restaurant',
    purpose:
      'Whoever belongs to a restaurant sees which agents answer its phone, and goes to their conversations.',
    by: 'member',
    places: [{ page: 'company', section: 'agents' }],
    useCase: LoadAgentPreviews,
    viewModel: ConnectedAgentsViewModel,
    state: { scenario: 'an agent with conversations' },
    run: (vm, app) => vm.start(app.value('companyId'), app.value('agentId')),
    shows: (vm) => (vm.allFailed ? messageOf('page', companyText.agentsFailed) : []),
  }),
  action({
    id: 'see-users',
    title: 'See who has access to a restaurant',
    purpose: 'Whoever belongs to a restaurant sees who else does, and in which role.',
    seenIn: [{ file: 'src/ui/company/CompanyScreen.screen.test.tsx', titles: /users/ }],
    by: 'member',
    places: [{ page: 'company', section: 'users' }],
    viewModel: CompanyUsersViewModel,
    state: { scenario: 'a company with users' },
    run: (vm, app) => vm.start(app.value('companyId')),
    shows: (vm) => loadFailureOf(vm.users, companyText.usersFailed),
  }),
];
