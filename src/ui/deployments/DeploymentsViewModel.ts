import { makeAutoObservable, observableRef } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { DeployChanges, type DeployOutcome } from '#application/deployments/DeployChanges.ts';
import { Deployments } from '#application/deployments/Deployments.ts';
import { ScheduleDeployment, type ScheduleOutcome } from '#application/deployments/ScheduleDeployment.ts';
import { newestFirst, type Deployment } from '#domain/deployments/deployment.ts';
import {
  toggleAllChanges,
  selectedChanges,
  selectionExtent,
  toggleChange,
  type PendingChange,
  type Selection,
} from '#domain/deployments/pendingChange.ts';
import { Loadable } from '../kit/Loadable.ts';
import { Notice } from '../kit/Notice.ts';
import { Confirmation } from '../kit/Confirmation.ts';
import { Task } from '../kit/Task.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { PendingChangesViewModel } from './PendingChangesViewModel.ts';
import { deploymentText } from '../texts/deploymentText.ts';
import { failureText } from '../texts/failureText.ts';

interface Lists {
  readonly pending: readonly PendingChange[];
  readonly history: readonly Deployment[];
}

/** A restaurant's deployments: pending changes, the selection, and the history. */
export class DeploymentsViewModel {
  static readonly needs = [
    Deployments,
    DeployChanges,
    ScheduleDeployment,
    PendingChangesViewModel,
    ToastsViewModel,
  ] as const;
  readonly lists = new Loadable<Lists>();
  readonly refresh = this.lists.refresh;
  readonly notice = new Notice();
  readonly deploying = new Task();
  readonly scheduling = new Task();
  /** Asks before a deployment is reverted. */
  readonly reverting = new Confirmation<Deployment>(({ id }) => id);
  private selected: Selection = new Set();
  /** Value of the time field: `2026-03-04T18:30`, in the viewer's time zone. */
  scheduleTime = '';
  /** Problem of the time, once the user tried to use it. */
  timeProblem: string | undefined;
  #restaurantId = '';
  /** Ids of deployments reverted here, because not every host reports it. */
  readonly #reverted = new Set<string>();

  constructor(
    private readonly deployments: Deployments,
    private readonly deployChanges: DeployChanges,
    private readonly scheduleDeployment: ScheduleDeployment,
    private readonly counted: PendingChangesViewModel,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable<this, 'selected'>(this, { selected: observableRef }, { autoBind: true });
  }

  start(restaurantId: string): () => void {
    this.#restaurantId = restaurantId;
    this.notice.attach();
    // the panel opens without a selection, unless a deployment is in flight
    if (!this.busy) this.selected = new Set();
    this.reload();
    return () => {
      this.lists.stop();
      this.notice.detach(this.toasts.notice);
    };
  }

  get pending(): readonly PendingChange[] {
    return this.lists.value?.pending ?? [];
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
    return tasks.some((task) => task.inFlight) || this.scheduleTime !== '';
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
        const isDone = await this.deployments.revert(this.#restaurantId, id);
        if (!isDone) throw new Failure('rejected');
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
        return this.beginAnew();
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
        return this.beginAnew();
    }
  }

  private settleRevert({ id }: Deployment): void {
    this.#reverted.add(id);
    this.notice.success(deploymentText.reverted, 'normal');
    this.beginAnew();
  }

  /**
   * Reports a failure and reloads, because another user may have deployed, scheduled, or reverted
   * something.
   */
  private fail(text: string): void {
    this.notice.error(text, 'normal');
    this.refresh();
  }

  private beginAnew(): void {
    this.selected = new Set();
    this.reload();
  }

  private settleLists(): void {
    this.counted.setChanges(this.#restaurantId, this.pending);
    // a review starts with everything selected
    if (this.counted.consumeReviewRequest()) this.selected = new Set(this.pending.map(({ id }) => id));
  }

  private marked(deployment: Deployment): Deployment {
    return this.#reverted.has(deployment.id) ? { ...deployment, isReverted: true } : deployment;
  }

  private reload(): void {
    void this.lists.load(async (signal) => {
      const [pending, history] = await Promise.all([
        this.deployments.pending(this.#restaurantId, signal),
        this.deployments.history(this.#restaurantId, signal),
      ]);
      return { pending, history: newestFirst(history).map(this.marked) };
    }, this.settleLists);
  }
}
