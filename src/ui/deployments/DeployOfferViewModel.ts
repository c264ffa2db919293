import { makeAutoObservable } from 'mobx';
import { DeployChanges, type DeployOutcome } from '#application/deployments/DeployChanges.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import type { SettingsArea } from '#application/shared/RestaurantEvents.ts';
import { areOnlyItemChanges, itemChanges } from '#domain/deployments/itemChanges.ts';
import type { PendingChange } from '#domain/deployments/pendingChange.ts';
import { changesOfSaves, type SavedChanges } from '#domain/deployments/savedChanges.ts';
import { fullName } from '#domain/session/user.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import { ToastsViewModel } from '../kit/toasts/ToastsViewModel.ts';
import { deploymentText, deployOfferText } from '../texts/deploymentText.ts';
import { failureText } from '../texts/failureText.ts';
import { CHANGE_TYPES, PendingChangesViewModel } from './PendingChangesViewModel.ts';

const MAX_NAMED_ITEMS = 3;

/**
 * Offers to deploy the changes that the user just saved in one settings area. If the changes can't be
 * identified, links to the list of changes. (see rule: changes of a save)
 */
export class DeployOfferViewModel {
  static readonly needs = [
    PendingChangesViewModel,
    DeployChanges,
    SessionStore,
    OpenRestaurantViewModel,
    ToastsViewModel,
  ] as const;
  readonly deploying = new Task();
  readonly notice = new Notice();
  restaurantId = '';
  private area: SettingsArea = 'details';

  constructor(
    private readonly pending: PendingChangesViewModel,
    private readonly deployChanges: DeployChanges,
    private readonly sessions: SessionStore,
    private readonly restaurant: OpenRestaurantViewModel,
    private readonly toasts: ToastsViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(restaurantId: string, area: SettingsArea): () => void {
    this.restaurantId = restaurantId;
    this.area = area;
    this.notice.attach();
    return () => this.notice.detach(this.toasts.notice);
  }

  get keepAlive(): boolean {
    return this.deploying.inFlight;
  }

  /** Describes the saved changes. Undefined if they are unknown. */
  get savedText(): string | undefined {
    return this.changes.length > 0 ? deployOfferText.saved(describeChanges(this.changes)) : undefined;
  }

  /** Says that the changes are not live yet. Undefined if nothing is known to be pending. */
  get statusText(): string | undefined {
    const { changes, saved } = this;
    if (changes.length > 0) return deployOfferText.notLive;
    if (saved?.kind === 'uncertain') return deployOfferText.uncertain;
    return saved?.kind === 'none' && this.pending.failed ? deployOfferText.unknown : undefined;
  }

  /** Label of the deploy button. Undefined if the user must review the changes first. */
  get deployLabel(): string | undefined {
    return this.changes.length > 0 ? deployOfferText.deploy(this.changes.length) : undefined;
  }

  /** Ids of the changes to deploy or schedule. */
  get ids(): readonly string[] {
    return this.changes.map(({ id }) => id);
  }

  /**
   * Whether the user may deploy. Also true for an unknown role, because the host allowed this user's save.
   * (see rule: roles)
   */
  get mayDeploy(): boolean {
    return this.restaurant.mayAdminister !== false;
  }

  /** Deploys the offered changes. Does nothing while a deployment is running. */
  deploy(): void {
    const { restaurantId, changes, ids } = this;
    if (this.deploying.running || !this.mayDeploy || changes.length === 0) return;
    this.notice.clear();
    const request = { restaurantId, pending: changes, selected: new Set(ids) };
    void this.deploying.run(
      () => this.deployChanges.execute(request),
      { done: this.settle, failed: () => this.fail(failureText.deploy) },
      JSON.stringify(ids),
    );
  }

  /** Hides the offer until the next save. */
  hide(): void {
    this.pending.saves.forget(this.area);
  }

  /** The changes to deploy. Empty if they can't be identified. */
  private get changes(): readonly PendingChange[] {
    const { saved } = this;
    if (saved?.kind !== 'certain') return [];
    return saved.changes.filter(({ id }) => !this.pending.undone.has(id));
  }

  private get saved(): SavedChanges | undefined {
    const saves = this.pending.saves.of(this.area);
    const user = this.sessions.read()?.user;
    if (!saves || !user) return undefined;
    return changesOfSaves(this.pending.list ?? [], {
      ...saves,
      type: CHANGE_TYPES[this.area],
      author: fullName(user),
    });
  }

  private settle(outcome: DeployOutcome): void {
    switch (outcome.outcome) {
      case 'deployed':
        this.pending.saves.forget(this.area);
        return this.notice.show(
          {
            text: deploymentText.deployed(outcome.deploymentId),
            id: outcome.deploymentId,
            tone: 'success',
          },
          'normal',
        );
      case 'refused':
        return this.fail(outcome.reason ? deploymentText.refused(outcome.reason) : failureText.deploy);
      case 'unknown':
        return this.fail(deploymentText.unknown);
      case 'nothing-selected':
        return this.fail(failureText.deploy);
    }
  }

  /** Shows a failure and reloads the changes, because another user may have deployed them. */
  private fail(text: string): void {
    this.notice.error(text, 'normal');
    this.pending.changes.refresh();
  }
}

/** Names the changed menu items, or uses the host's description. */
function describeChanges(changes: readonly PendingChange[]): string {
  const [first] = changes;
  if (areOnlyItemChanges(changes)) {
    const items = [...itemChanges(changes).values()];
    if (items.length <= MAX_NAMED_ITEMS) return items.map(deployOfferText.item).join(', ');
  }
  return (changes.length === 1 && first?.description) || deployOfferText.changes(changes.length);
}
