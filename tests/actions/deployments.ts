import { DeployChanges } from '#application/deployments/DeployChanges.ts';
import { RevertDeployment } from '#application/deployments/RevertDeployment.ts';
import { ScheduleDeployment } from '#application/deployments/ScheduleDeployment.ts';
import { fullName } from '#domain/session/user.ts';
import { aPendingChange } from '#tests/support/builders/deployments.ts';
import { DeployOfferViewModel } from '#ui/deployments/DeployOfferViewModel.ts';
import { DeploymentsViewModel } from '#ui/deployments/DeploymentsViewModel.ts';
import { PendingChangesViewModel } from '#ui/deployments/PendingChangesViewModel.ts';
import { deploymentText } from '#ui/texts/deploymentText.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { action, actionsOf, type Action } from './action.ts';
import type { HeadlessApp } from './HeadlessApp.ts';
import { noticeOf, messageOf } from './shownMessages.ts';

function open(vm: DeploymentsViewModel, app: HeadlessApp): () => void {
  const companyId = app.value('companyId');
  // opens the page that contains the panel
  app.make(PendingChangesViewModel).open(companyId, {});
  return vm.start(companyId);
}

/** A panel whose changes are deployed. */
const editor = (panel: string) => ({ page: 'company', panel }) as const;

/** Selects all changes. Initially, only the user's own changes are selected. */
function select(vm: DeploymentsViewModel): void {
  vm.selection.clear();
  vm.selection.toggleAll(vm.pending);
}

const chosen = (vm: DeploymentsViewModel) => vm.selection.chosen.map(({ id }) => id);

const twoChanges = { scenario: 'a restaurant with two pending changes' } as const;

const panelAction = actionsOf(DeploymentsViewModel, {
  by: 'administrator',
  places: [{ page: 'company', panel: 'deployments' }],
  state: twoChanges,
  open,
  shows: (vm) => [
    ...noticeOf(vm.notice),
    ...messageOf('field', vm.time.problem),
    ...messageOf('page', vm.hasFailed && failureText.deployments),
    ...messageOf('question', vm.reverting.isOpen && deploymentText.confirmRevert),
  ],
});

export const deployments: readonly Action[] = [
  panelAction('View pending changes and deployments', {
    purpose:
      'An owner or admin sees which saved changes are not live yet, and when earlier changes went live.',
  }),
  action('View the number of pending changes', {
    purpose:
      'On every page of a restaurant, the navigation shows an owner or admin how many saved changes are not live yet.',
    by: 'administrator',
    places: [{ page: 'company' }],
    viewModel: PendingChangesViewModel,
    state: twoChanges,
    open: (vm, app) => vm.open(app.value('companyId'), {}),
    shows: ({ count }) => messageOf('state', count === undefined ? 'not known' : `${count} wait`),
  }),
  panelAction('Deploy pending changes', {
    purpose: 'An owner or admin makes saved changes live for the next caller.',
    useCase: DeployChanges,
    enter: select,
    run: (vm) => vm.deploy(),
    typed: chosen,
    otherInput: {
      'nothing is selected': () => undefined,
      'someone has just deployed one of them'(vm, app) {
        select(vm);
        app.backend.db.pendingChanges.remove(app.value('changeId'));
      },
    },
  }),
  action('Deploy a change right after saving it', {
    purpose: 'An owner or admin puts live only the change that they have just saved.',
    by: 'administrator',
    places: [editor('menu'), editor('voice'), editor('instructions'), editor('telephony')],
    useCase: DeployChanges,
    viewModel: DeployOfferViewModel,
    state: twoChanges,
    open(vm, app) {
      const { changes, saves } = app.make(PendingChangesViewModel);
      const user = app.sessions.session?.user;
      vm.start(app.value('companyId'), 'voice');
      saves.add('voice', []);
      // the change as the list shows it after a save
      const change = aPendingChange({ id: app.value('changeId'), author: user ? fullName(user) : '' });
      changes.set([change]);
    },
    run: (vm) => vm.deploy(),
    shows: (vm) => noticeOf(vm.notice),
  }),
  panelAction('Schedule a deployment', {
    purpose: 'An owner or admin schedules changes to go live at a quiet hour.',
    useCase: ScheduleDeployment,
    enter(vm) {
      select(vm);
      vm.time.type('2026-01-16T18:30');
    },
    run: (vm) => vm.schedule(),
    typed: (vm) => [chosen(vm), vm.time.text],
    otherInput: {
      'nothing is selected': (vm) => vm.time.type('2026-01-16T18:30'),
      'no time is set': select,
      'the time has passed'(vm) {
        select(vm);
        vm.time.type('2026-01-14T18:30');
      },
    },
  }),
  panelAction('Revert a deployment', {
    purpose:
      'After confirming, an owner or admin reverts a deployment. The fields it changed return to their previous values; later changes to other fields stay. The host says which deployments can be reverted.',
    useCase: RevertDeployment,
    state: { scenario: 'a restaurant with deployments' },
    run(vm) {
      const [deployment] = vm.past.list;
      if (deployment) vm.askToRevert(deployment);
      vm.revert();
    },
  }),
];
