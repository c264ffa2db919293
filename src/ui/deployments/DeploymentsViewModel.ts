import { makeAutoObservable, observable, observableRef, reaction } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { DeployChanges, type DeployOutcome } from '#application/deployments/DeployChanges.ts';
import { Deployments } from '#application/deployments/Deployments.ts';
import { RevertDeployment } from '#application/deployments/RevertDeployment.ts';
import { ScheduleDeployment, type ScheduleOutcome } from '#application/deployments/ScheduleDeployment.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { newestFirst, type Deployment } from '#domain/deployments/deployment.ts';
import {
  changesBy,
  toggleAllChanges,
  selectedChanges,
  selectionExtent,
  toggleChange,
  type PendingChange,
  type Selection,
} from '#domain/deployments/pendingChange.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { Loadable } from '../kit/Loadable.ts';
import { Notice } from '../kit/Notice.ts';
import { Confirmation } from '../kit/Confirmation.ts';
import { Task } from '../kit/Task.ts';
import type { Edits } from '../kit/unsaved/UnsavedWorkViewModel.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { PendingChangesViewModel } from './PendingChangesViewModel.ts';
import { deploymentText } from '../texts/deploymentText.ts';
import { failureText } from '../texts/failureText.ts';

/** A restaurant's deployments: pending changes, the selection, and the history. */
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
  readonly history = new Loadable<Rows<Deployment>>();
  readonly notice = new Notice();
  readonly deploying = new Task();
  readonly scheduling = new Task();
  /** Asks before a deployment is reverted. */
  readonly reverting = new Confirmation<Deployment>(({ id }) => id);
  private selected: Selection = new Set();
  /** Whether the user came to review changes, which selects their own. */
  private isReviewing = false;
  /** Value of the time field: `2026-03-04T18:30`, in the viewer's time zone. */
  scheduleTime = '';
  /** Problem of the time, once the user tried to use it. */
  timeProblem: string | undefined;
  #restaurantId = '';
  /** Ids of deployments reverted here, because not every host reports it. */
  private readonly reverted = observable.set<string>();

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
    makeAutoObservable<this, 'selected'>(this, { selected: observableRef }, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    this.notice.attach();
    // the panel opens without a selection, unless a deployment is in flight
    if (!this.busy) this.selected = new Set();
    if (this.shared.list || this.shared.failed) this.shared.reload();
    else this.shared.open(restaurantId);
    this.loadHistory();
    const ends = [
      this.events.subscribe(restaurantId, ({ kind }) => {
        if (kind === 'deployed' || kind === 'reverted') void this.history.reload();
      }),
      reaction(() => this.isReviewing && this.shared.list, this.selectOwn, { fireImmediately: true }),
    ];
    return () => {
      for (const end of ends) end();
      this.history.stop();
      this.notice.detach(this.toasts.notice);
    };
  }

  /** The pending changes and the history load together. */
  get loading(): Pick<Loadable<unknown>, 'pending' | 'slow' | 'cancel' | 'retry'> {
    const { history } = this;
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

  /** Whether something could not be loaded. What was loaded before is still there. */
  get hasFailed(): boolean {
    return this.history.failure !== undefined || this.shared.changes.failure !== undefined;
  }

  get hasLoaded(): boolean {
    return this.history.value !== undefined && this.shared.list !== undefined;
  }

  retry(): void {
    this.shared.reload();
    this.history.retry();
  }

  refresh(): void {
    this.shared.changes.refresh();
    this.history.refresh();
  }

  /** Selects the user's own changes once they are known. */
  review(): void {
    this.isReviewing = true;
  }

  get pending(): Rows<PendingChange> {
    return this.shared.list ?? [];
  }

  /** The deployments, newest first. */
  get pastDeployments(): readonly Deployment[] {
    const marked = (deployment: Deployment) =>
      this.reverted.has(deployment.id) ? { ...deployment, isReverted: true } : deployment;
    return (this.history.value ?? []).map(marked);
  }

  get chosen(): readonly PendingChange[] {
    return selectedChanges(this.pending, this.selected);
  }

  get extent(): 'none' | 'some' | 'all' {
    return selectionExtent(this.pending, this.selected);
  }

  /** Whether a deployment, schedule, or revert is in flight. */
  get busy(): boolean {
    return this.deploying.running || this.scheduling.running || this.reverting.working.running;
  }

  get keepAlive(): boolean {
    const tasks = [this.deploying, this.scheduling, this.reverting.working];
    return tasks.some((task) => task.inFlight);
  }

  /** Whether a typed schedule time is unused. */
  get dirty(): boolean {
    return this.scheduleTime !== '';
  }

  get edits(): Edits {
    return this.dirty ? { scheduleTime: { was: '', is: this.scheduleTime } } : {};
  }

  /** Restores a typed schedule time. */
  restore({ scheduleTime }: Edits): void {
    if (typeof scheduleTime?.is === 'string') this.scheduleTime = scheduleTime.is;
  }

  /** Discards a typed schedule time. */
  reset(): void {
    this.scheduleTime = '';
    this.timeProblem = undefined;
  }

  isSelected({ id }: PendingChange): boolean {
    return this.selected.has(id);
  }

  toggle({ id }: PendingChange): void {
    this.selected = toggleChange(this.selected, id);
  }

  toggleAll(): void {
    this.selected = toggleAllChanges(this.pending, this.selected);
  }

  typeTime(time: string): void {
    this.scheduleTime = time;
    this.timeProblem = undefined;
  }

  /** Deploys the selection. Does nothing while another action is in flight. */
  deploy(): void {
    if (this.busy) return;
    this.notice.clear();
    this.timeProblem = undefined;
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
    this.timeProblem = undefined;
    const at = this.scheduleTime ? new Date(this.scheduleTime) : undefined;
    const request = { ...this.request, at, now: new Date() };
    void this.scheduling.run(
      () => this.scheduleDeployment.execute(request),
      { done: this.settleSchedule, failed: () => this.fail(failureText.scheduleDeployment) },
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
      work: async ({ id }) => {
        const { outcome } = await this.revertDeployment.execute(this.#restaurantId, id);
        if (outcome === 'refused') throw new Failure('rejected');
      },
      done: this.settleRevert,
      failed: () => this.fail(failureText.revertDeployment),
    });
  }

  private get request() {
    return { restaurantId: this.#restaurantId, pending: this.pending, selected: this.selected };
  }

  private settleDeploy(outcome: DeployOutcome): void {
    switch (outcome.outcome) {
      case 'nothing-selected':
        return this.notice.error(deploymentText.nothingSelected, 'normal');
      case 'refused':
        return this.fail(outcome.reason ? deploymentText.refused(outcome.reason) : failureText.deploy);
      case 'deployed':
        this.notice.success(deploymentText.deployed(outcome.deploymentId), 'normal');
        return this.clearSelection();
    }
  }

  private settleSchedule(outcome: ScheduleOutcome): void {
    switch (outcome.outcome) {
      case 'no-time':
        this.timeProblem = deploymentText.time;
        return this.notice.error(deploymentText.noSchedule, 'normal');
      case 'nothing-selected':
        return this.notice.error(deploymentText.noSchedule, 'normal');
      case 'past':
        this.timeProblem = deploymentText.time;
        return;
      case 'refused':
        return this.fail(failureText.scheduleDeployment);
      case 'scheduled':
        this.notice.success(deploymentText.scheduled(outcome.scheduledId), 'normal');
        this.scheduleTime = '';
        return this.clearSelection();
    }
  }

  private settleRevert({ id }: Deployment): void {
    this.reverted.add(id);
    this.notice.success(deploymentText.reverted, 'normal');
    this.clearSelection();
  }

  /**
   * Reports a failure and reloads, because another user may have deployed, scheduled, or reverted
   * something.
   */
  private fail(text: string): void {
    this.notice.error(text, 'normal');
    this.refresh();
  }

  private clearSelection(): void {
    this.selected = new Set();
  }

  private selectOwn(pending: readonly PendingChange[] | false | undefined): void {
    if (!pending) return;
    this.isReviewing = false;
    const { firstName = '', lastName = '' } = this.sessions.read()?.user ?? {};
    this.selected = new Set(changesBy(pending, `${firstName} ${lastName}`).map(({ id }) => id));
  }

  private loadHistory(): void {
    void this.history.load(async (signal) => {
      return newestFirst(await this.deployments.history(this.#restaurantId, signal));
    });
  }
}
