import { makeAutoObservable } from 'mobx';
import { DeployChanges, type DeployOutcome } from '#application/deployments/DeployChanges.ts';
import { Deployments } from '#application/deployments/Deployments.ts';
import { RevertDeployment, type RevertOutcome } from '#application/deployments/RevertDeployment.ts';
import {
  ScheduleDeployment,
  type ScheduleOutcome,
  type ScheduleRequest,
} from '#application/deployments/ScheduleDeployment.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import type { Deployment } from '#domain/deployments/deployment.ts';
import { selectedChanges, type PendingChange } from '#domain/deployments/pendingChange.ts';
import {
  authorGroups,
  scheduledGroups,
  type AuthorGroup,
  type ScheduledGroup,
} from '#domain/deployments/pendingGroups.ts';
import { fullName } from '#domain/session/user.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { Loadable } from '../kit/state/Loadable.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Confirmation } from '../kit/dialogs/Confirmation.ts';
import { Task } from '../kit/state/Task.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { SelectedChanges } from './SelectedChanges.ts';
import { PastDeployments } from './PastDeployments.ts';
import { PendingChangesViewModel } from './PendingChangesViewModel.ts';
import { ScheduleTime } from './ScheduleTime.ts';
import { deploymentText } from '../texts/deploymentText.ts';
import { failureText } from '../texts/failureText.ts';

/** Deploys, schedules, and reverts changes. The pending changes and the history load and reload together. */
export class DeploymentsViewModel {
  static readonly needs = [
    Deployments,
    DeployChanges,
    ScheduleDeployment,
    RevertDeployment,
    RestaurantEvents,
    SessionStore,
    PendingChangesViewModel,
    ToastsViewModel,
  ] as const;
  readonly past = new PastDeployments();
  /** Initially selects the user's own changes. */
  readonly selection = new SelectedChanges({
    pending: () => this.pending,
    initial: () => this.authors.find(({ isOwn }) => isOwn)?.changes ?? [],
  });
  readonly time = new ScheduleTime();
  readonly notice = new Notice();
  readonly deploying = new Task();
  readonly scheduling = new Task();
  /** Asks before reverting a deployment. */
  readonly reverting = new Confirmation<Deployment>(({ id }) => id);
  #restaurantId = '';

  constructor(
    private readonly deployments: Deployments,
    private readonly deployChanges: DeployChanges,
    private readonly scheduleDeployment: ScheduleDeployment,
    private readonly revertDeployment: RevertDeployment,
    private readonly events: RestaurantEvents,
    private readonly sessions: SessionStore,
    private readonly shared: PendingChangesViewModel,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    this.notice.attach();
    // keeps the selection while a deployment is in flight
    if (!this.busy) this.selection.reset();
    if (this.shared.list) this.shared.reload();
    else this.shared.open(restaurantId);
    this.past.load((signal) => this.deployments.history(restaurantId, signal));
    const unsubscribe = this.events.subscribe(restaurantId, ({ kind }) => {
      if (kind === 'deployed' || kind === 'reverted') void this.past.history.reload();
    });
    return () => {
      unsubscribe();
      this.past.history.stop();
      this.notice.detach(this.toasts.notice);
    };
  }

  /** The combined load state of the pending changes and the history. */
  get loading(): Pick<Loadable<unknown>, 'pending' | 'slow' | 'cancel' | 'retry'> {
    const { history } = this.past;
    const { changes } = this.shared;
    return {
      pending: !this.hasFailed && !this.hasLoaded,
      slow: changes.slow || history.slow,
      cancel: () => {
        changes.cancel();
        history.cancel();
      },
      retry: this.retry,
    };
  }

  /** Whether a list failed to load. The list may still have an earlier value. */
  get hasFailed(): boolean {
    return this.past.history.failure !== undefined || this.shared.changes.failure !== undefined;
  }

  get hasLoaded(): boolean {
    return this.past.history.value !== undefined && this.shared.list !== undefined;
  }

  retry(): void {
    this.shared.reload();
    this.past.history.retry();
  }

  refresh(): void {
    this.shared.changes.refresh();
    this.past.history.refresh();
  }

  get pending(): Rows<PendingChange> {
    return this.shared.list ?? [];
  }

  /** Unscheduled changes by author, the user's own first. */
  get authors(): readonly AuthorGroup[] {
    const user = this.sessions.read()?.user;
    return authorGroups(this.pending, user ? fullName(user) : '');
  }

  /** Changes without a schedule. 'Select All' selects only these. */
  get unscheduled(): readonly PendingChange[] {
    return this.pending.filter(({ scheduledFor }) => !scheduledFor);
  }

  isUndone({ id }: PendingChange): boolean {
    return this.shared.undone.has(id);
  }

  get scheduled(): readonly ScheduledGroup[] {
    return scheduledGroups(this.pending);
  }

  /** Whether a deployment, schedule, or revert is in flight. */
  get busy(): boolean {
    return this.deploying.running || this.scheduling.running || this.reverting.working.running;
  }

  get keepAlive(): boolean {
    const tasks = [this.deploying, this.scheduling, this.reverting.working];
    return tasks.some((task) => task.inFlight);
  }

  /** Selects only these changes. Does nothing while an action is in flight. */
  selectOnly(ids: readonly string[]): void {
    if (!this.busy) this.selection.only(ids);
  }

  /** Deploys the selection. Does nothing while another action is in flight. */
  deploy(): void {
    if (this.busy) return;
    this.notice.clear();
    this.time.refuse(undefined);
    const { request } = this;
    void this.deploying.run(
      () => this.deployChanges.execute(request),
      { done: this.settleDeploy, failed: () => this.fail(failureText.deploy) },
      JSON.stringify([...request.selected]),
    );
  }

  /** Schedules the selection. Does nothing while another action is in flight. */
  schedule(): void {
    if (this.busy) return;
    this.notice.clear();
    this.time.refuse(undefined);
    const at = this.time.moment?.at;
    const request = { ...this.request, at, now: new Date() };
    void this.scheduling.run(
      () => this.scheduleDeployment.execute(request),
      {
        done: (outcome) => this.settleSchedule(outcome, request),
        failed: () => this.fail(failureText.scheduleDeployment),
      },
      JSON.stringify([...request.selected, at]),
    );
  }

  askToRevert(deployment: Deployment): void {
    if (!this.busy) this.reverting.ask(deployment);
  }

  /** Reverts the confirmed deployment. Does nothing while another action is in flight. */
  revert(): void {
    if (this.busy) return;
    this.notice.clear();
    this.reverting.confirm({
      work: ({ id }) => this.revertDeployment.execute(this.#restaurantId, id),
      done: this.settleRevert,
      failed: () => this.fail(failureText.revertDeployment),
    });
  }

  private get request() {
    return { restaurantId: this.#restaurantId, pending: this.pending, selected: this.selection.ids };
  }

  private settleDeploy(outcome: DeployOutcome): void {
    switch (outcome.outcome) {
      case 'nothing-selected':
        return this.notice.error(deploymentText.nothingSelected, 'normal');
      case 'unknown':
        return this.fail(deploymentText.unknown);
      case 'refused':
        return this.fail(outcome.reason ? deploymentText.refused(outcome.reason) : failureText.deploy);
      case 'deployed':
        this.notice.show(
          {
            text: deploymentText.deployed(outcome.deploymentId),
            id: outcome.deploymentId,
            tone: 'success',
          },
          'normal',
        );
        return this.selection.clear();
    }
  }

  private settleSchedule(outcome: ScheduleOutcome, { pending, selected, at, now }: ScheduleRequest): void {
    switch (outcome.outcome) {
      case 'no-time':
        this.time.refuse(deploymentText.time);
        return this.notice.error(deploymentText.noSchedule, 'normal');
      case 'nothing-selected':
        return this.notice.error(deploymentText.noSchedule, 'normal');
      case 'past':
        this.time.refuse(deploymentText.time);
        return;
      case 'unknown':
        return this.fail(deploymentText.scheduleUnknown);
      case 'refused':
        return this.fail(failureText.scheduleDeployment);
      case 'scheduled':
        this.notice.show(
          {
            text: deploymentText.goLive(selectedChanges(pending, selected).length, at ?? now, now),
            detail: deploymentText.scheduled(outcome.scheduledId),
            id: outcome.scheduledId,
            tone: 'success',
          },
          'normal',
        );
        this.time.reset();
        return this.selection.clear();
    }
  }

  private settleRevert(deployment: Deployment, { outcome }: RevertOutcome): void {
    if (outcome === 'unknown') return this.fail(deploymentText.revertUnknown);
    if (outcome === 'refused') return this.fail(failureText.revertDeployment);
    this.past.markReverted(deployment);
    this.notice.success(deploymentText.reverted, 'normal');
    this.selection.clear();
  }

  /**
   * Shows a failure and reloads the lists, because another user may have deployed, scheduled, or reverted a
   * change.
   */
  private fail(text: string): void {
    this.notice.error(text, 'normal');
    this.refresh();
  }
}
