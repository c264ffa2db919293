import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import type { Deployment } from '#domain/deployments/deployment.ts';
import { Writes } from '../writes/Writes.ts';
import { Deployments } from './Deployments.ts';

/** `unknown` if the response was lost, and the history does not show the revert yet. */
export interface RevertOutcome {
  readonly outcome: 'reverted' | 'refused' | 'unknown';
}

/** Restores the fields that a deployment changed. (see rule: deployment) */
export class RevertDeployment {
  static readonly needs = [Deployments, RestaurantEvents, Writes] as const;
  constructor(
    private readonly deployments: Deployments,
    private readonly events: RestaurantEvents,
    private readonly writes: Writes,
  ) {}

  async execute(restaurantId: string, deploymentId: string): Promise<RevertOutcome> {
    const outcome = await this.writes.add<readonly Deployment[], boolean>({
      target: { restaurantId, area: 'deployments' },
      key: `revert ${restaurantId} ${deploymentId}`,
      read: () => this.deployments.history(restaurantId),
      send: () => this.deployments.revert(restaurantId, deploymentId),
      find: (_before, now) =>
        now.some(({ id, isReverted }) => id === deploymentId && isReverted) || undefined,
    });
    if (outcome.outcome !== 'added') return { outcome: 'unknown' };
    if (!outcome.answer) return { outcome: 'refused' };

    this.events.publish({ kind: 'reverted', restaurantId });
    return { outcome: 'reverted' };
  }
}
