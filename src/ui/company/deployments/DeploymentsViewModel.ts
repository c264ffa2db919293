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
import { Loadable } from '../../kit/Loadable.ts';
import { Notice } from '../../kit/Notice.ts';
import { Confirmation } from '../../kit/Confirmation.ts';
import { Task } from '../../kit/Task.ts';
import { ToastsViewModel } from '../../kit/toasts/ToastsViewModel.ts';
import { PendingChangesViewModel } from '../../openRestaurant/PendingChangesViewModel.ts';
import { deploymentText } from '../../texts/deploymentText.ts';
import { failureText } from '../../texts/failureText.ts';

interface Lists {
  readonly pending: readonly PendingChange[];
  readonly history: readonly Deployment[];
}

/** The Deployment Controls of a restaurant: what waits, what is chosen of it, and what was deployed. */
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
  /** Asks whether to revert a deployment. */
  readonly reverting = new Confirmation<Deployment>(({ id }) => id);
  private selected: Selection = new Set();
  /** As the field has it: `2026-03-04T18:30`, in the viewer's zone. */
  scheduleTime = '';
  /** What is wrong with the time, once it was to be used. */
  timeProblem: string | undefined;
  #restaurantId = '';
  /** The ids of what was reverted here: not every host tells it. */
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
    // the panel opens with none; what is being deployed is shown as it was begun
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

  /** Something is on its way to the callers, or back. */
  get busy(): boolean {
    return this.deploying.running || this.scheduling.running || this.reverting.working.running;
  }

  get isUnfinished(): boolean {
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

  /** Deploys what is chosen. Does nothing while something else is under way. */
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

  /** Schedules what is chosen for the time that was set. Does nothing while something else is under way. */
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

  /** Reverts the deployment that was asked about. Does nothing while something else is under way. */
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

  /** Somebody else may have deployed, scheduled or reverted some of it. */
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
    // who comes to look through all of them finds all of them chosen
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
