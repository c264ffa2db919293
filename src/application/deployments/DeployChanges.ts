import { selectedChanges, type PendingChange, type Selection } from '#domain/deployments/pendingChange.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { Deployments } from './Deployments.ts';

export interface DeployRequest {
  readonly restaurantId: string;
  readonly pending: readonly PendingChange[];
  readonly selected: Selection;
}

export type DeployOutcome =
  | { readonly outcome: 'deployed'; readonly deploymentId: string | undefined }
  | { readonly outcome: 'refused'; readonly reason: string | undefined }
  | { readonly outcome: 'nothing-selected' };

/** Deploys the selected pending changes now. At least one must be selected. (rule: deployment) */
export class DeployChanges {
  static readonly needs = [Deployments, RestaurantEvents] as const;
  constructor(
    private readonly deployments: Deployments,
    private readonly events: RestaurantEvents,
  ) {}

  async execute({ restaurantId, pending, selected }: DeployRequest): Promise<DeployOutcome> {
    const chosen = selectedChanges(pending, selected);
    if (chosen.length === 0) return { outcome: 'nothing-selected' };

    const ids = chosen.map(({ id }) => id);
    const reply = await this.deployments.deploy(restaurantId, ids);
    if (reply.outcome === 'refused') return reply;

    this.events.publish({ kind: 'deployed', restaurantId });
    return { outcome: 'deployed', deploymentId: reply.deploymentId };
  }
}
