import { selectedChanges, type PendingChange, type Selection } from '#domain/deployments/pendingChange.ts';
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

/**
 * Deploys the selected pending changes, now or at a scheduled time. At least one must be selected. (rule:
 * deployment)
 */
export class DeployChanges {
  static readonly needs = [Deployments] as const;
  constructor(private readonly deployments: Deployments) {}

  async execute({ restaurantId, pending, selected }: DeployRequest): Promise<DeployOutcome> {
    const chosen = selectedChanges(pending, selected);
    if (chosen.length === 0) return { outcome: 'nothing-selected' };

    const ids = chosen.map(({ id }) => id);
    const reply = await this.deployments.deploy(restaurantId, ids);
    return reply.outcome === 'refused' ? reply : { outcome: 'deployed', deploymentId: reply.deploymentId };
  }
}
