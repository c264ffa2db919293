import { ConnectPointOfSale } from '#application/integrations/ConnectPointOfSale.ts';
import { CloverReturnViewModel } from '#ui/integrations/CloverReturnViewModel.ts';
import { IntegrationViewModel } from '#ui/integrations/IntegrationViewModel.ts';
import { integrationText } from '#ui/texts/integrationText.ts';
import { action, type Action, type ActionPlace } from './action.ts';
import { unlistedActions } from './unlistedActions.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { noticeOf, messageOf } from './shownMessages.ts';

const places: readonly [ActionPlace] = [{ page: 'company', section: 'integrations' }];

function statusText({ hasSession, status: { value, failure } }: IntegrationViewModel): string | undefined {
  if (!hasSession) return integrationText.notAuthenticated;
  if (failure) return integrationText.unknown;
  return value && (value.isConnected ? integrationText.connected : integrationText.notConnected);
}

const shared = {
  places,
  viewModel: IntegrationViewModel,
  shows: (vm: IntegrationViewModel) => [...messageOf('status', statusText(vm)), ...noticeOf(vm.notice)],
} as const;

const open = (vm: IntegrationViewModel, app: HeadlessApp) => vm.start(app.value('companyId'), 'square');

/** Actions for point of sale connections. */
export const integrations: readonly Action[] = [
  action('View the point of sale connection', {
    ...shared,
    purpose: 'A user sees whether the restaurant’s orders go to its point of sale.',
    by: 'member',
    state: { scenario: 'a connected point of sale' },
    run: open,
  }),
  action('Connect the point of sale', {
    ...shared,
    purpose: 'A user authorizes Square or Clover to receive the restaurant’s orders.',
    by: 'member',
    useCase: ConnectPointOfSale,
    state: { scenario: 'no connected point of sale' },
    open,
    run: (vm, app) => vm.connect(app.value('companyId'), 'square'),
    otherwise: {
      'the provider is Clover': (vm, app) => vm.connect(app.value('companyId'), 'clover'),
      'the provider is Clover and another tab has signed out'(vm, app) {
        app.sessions.clear();
        vm.connect(app.value('companyId'), 'clover');
      },
      ...unlistedActions<IntegrationViewModel>((vm, app) => vm.connect(app.value('companyId'), 'square')),
    },
  }),
  action('Return from Clover', {
    purpose: 'A user returns from Clover and sees whether the point of sale is connected.',
    by: 'member',
    places,
    viewModel: CloverReturnViewModel,
    state: { scenario: 'no connected point of sale' },
    open: (vm) => vm.start(),
    run(vm, app) {
      const companyId = app.value('companyId');
      vm.receive(new URLSearchParams({ clover_connected: 'true', company_id: companyId }), companyId);
      vm.announce();
    },
    otherwise: {
      'access was denied there'(vm, app) {
        vm.receive(new URLSearchParams({ clover_error: 'access_denied' }), app.value('companyId'));
        vm.announce();
      },
    },
    shows: (vm) => noticeOf(vm.notice),
  }),
];
