import { selectedChanges, type PendingChange, type Selection } from '#domain/deployments/pendingChange.ts';
import { includesChanges, type Deployment } from '#domain/deployments/deployment.ts';
import { addedSince } from '#domain/shared/addedSince.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { Writes } from '../writes/Writes.ts';
import { Deployments, type DeployReply } from './Deployments.ts';

export interface DeployRequest {
  readonly restaurantId: string;
  readonly pending: readonly PendingChange[];
  readonly selected: Selection;
}

export type DeployOutcome =
  | { readonly outcome: 'deployed'; readonly deploymentId: string | undefined }
  | { readonly outcome: 'refused'; readonly reason: string | undefined }
  | { readonly outcome: 'nothing-selected' }
  /** The response was lost, and the history does not show the deployment yet. */
  | { readonly outcome: 'unknown' };

/**
 * Deploys the selected pending changes now, or nothing if none is selected. If the response is lost, looks
 * for the deployment in the history. (rule: deployment)
 */
export class DeployChanges {
  static readonly needs = [Deployments, RestaurantEvents, Writes] as const;
  constructor(
    private readonly deployments: Deployments,
    private readonly events: RestaurantEvents,
    private readonly writes: Writes,
  ) {}

  async execute({ restaurantId, pending, selected }: DeployRequest): Promise<DeployOutcome> {
    const chosen = selectedChanges(pending, selected);
    if (chosen.length === 0) return { outcome: 'nothing-selected' };

    const ids = chosen.map(({ id }) => id);
    const outcome = await this.writes.add<readonly Deployment[], DeployReply>({
      target: { restaurantId, area: 'deployments' },
      key: `deploy ${restaurantId} ${ids.join(' ')}`,
      read: () => this.deployments.history(restaurantId),
      send: () => this.deployments.deploy(restaurantId, ids),
      find: (before, now) => {
        const deployment = addedSince(before, now).find((one) => includesChanges(one, chosen));
        return deployment && { outcome: 'accepted', deploymentId: deployment.id };
      },
    });
    if (outcome.outcome !== 'added') return { outcome: 'unknown' };
    const reply = outcome.answer;
    if (reply.outcome === 'refused') return reply;

    this.events.publish({ kind: 'deployed', restaurantId });
    return { outcome: 'deployed', deploymentId: reply.deploymentId };
  }
}
