import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { Deployments } from './Deployments.ts';

export type RevertOutcome = { readonly outcome: 'reverted' } | { readonly outcome: 'refused' };

/** Restores the fields that a deployment changed. (see rule: deployment) */
export class RevertDeployment {
  static readonly needs = [Deployments, RestaurantEvents] as const;
  constructor(
    private readonly deployments: Deployments,
    private readonly events: RestaurantEvents,
  ) {}

  async execute(restaurantId: string, deploymentId: string): Promise<RevertOutcome> {
    const isDone = await this.deployments.revert(restaurantId, deploymentId);
    if (!isDone) return { outcome: 'refused' };

    this.events.publish({ kind: 'reverted', restaurantId });
    return { outcome: 'reverted' };
  }
}
