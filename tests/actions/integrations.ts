import { ConnectPointOfSale } from '#application/integrations/ConnectPointOfSale.ts';
import { CloverReturnViewModel } from '#ui/integrations/CloverReturnViewModel.ts';
import { IntegrationViewModel } from '#ui/integrations/IntegrationViewModel.ts';
import { integrationText } from '#ui/texts/integrationText.ts';
import { action, actionsOf, noAllowedHost, type Action } from './action.ts';
import { noticeOf, messageOf } from './shownMessages.ts';

function statusText({ hasSession, status: { value, failure } }: IntegrationViewModel): string | undefined {
  if (!hasSession) return integrationText.notAuthenticated;
  if (failure) return integrationText.unknown;
  return value?.isConnected ? integrationText.connected : undefined;
}

const shared = {
  by: 'member',
  places: [{ page: 'company', section: 'integrations' }],
  state: { scenario: 'no connected point of sale' },
} as const;

const connectionAction = actionsOf(IntegrationViewModel, {
  ...shared,
  open: (vm, app) => vm.start(app.value('companyId'), 'square'),
  shows: (vm) => [...messageOf('status', statusText(vm)), ...noticeOf(vm.notice)],
});

/** Actions for point of sale connections. */
export const integrations: readonly Action[] = [
  connectionAction('View the point of sale connection', {
    purpose: 'A user sees whether the restaurant’s orders go to its point of sale.',
    state: { scenario: 'a connected point of sale' },
  }),
  connectionAction('Connect the point of sale', {
    purpose:
      'A user authorizes Square or Clover to receive the restaurant’s orders. The browser opens the provider’s page.',
    useCase: ConnectPointOfSale,
    run: (vm, app) => vm.connect(app.value('companyId'), 'square'),
    otherwise: {
      'the provider is Clover and another tab has signed out'(vm, app) {
        app.sessions.clear();
        vm.connect(app.value('companyId'), 'clover');
      },
    },
    otherInput: noAllowedHost,
  }),
  action('Return from Clover', {
    purpose: 'A user returns from Clover and sees whether the point of sale is connected.',
    ...shared,
    viewModel: CloverReturnViewModel,
    open: (vm) => vm.start(),
    enter(vm, app) {
      const companyId = app.value('companyId');
      vm.receive(new URLSearchParams({ clover_connected: 'true', company_id: companyId }), companyId);
    },
    run: (vm) => vm.announce(),
    otherInput: {
      'access was denied there': (vm, app) =>
        vm.receive(new URLSearchParams({ clover_error: 'access_denied' }), app.value('companyId')),
    },
    shows: (vm) => noticeOf(vm.notice),
  }),
];
