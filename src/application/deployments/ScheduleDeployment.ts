import { selectedChanges, type PendingChange, type Selection } from '#domain/deployments/pendingChange.ts';
import { scheduleProblem, type ScheduleProblem } from '#domain/deployments/schedule.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { Deployments } from './Deployments.ts';

export interface ScheduleRequest {
  readonly restaurantId: string;
  readonly pending: readonly PendingChange[];
  readonly selected: Selection;
  /** Undefined until a time is set. */
  readonly at: Date | undefined;
  readonly now: Date;
}

export type ScheduleOutcome =
  | { readonly outcome: 'scheduled'; readonly scheduledId: string | undefined }
  | { readonly outcome: 'refused' }
  | { readonly outcome: ScheduleProblem };

/** Schedules the selected pending changes for deployment. (see rule: deployment) */
export class ScheduleDeployment {
  static readonly needs = [Deployments, RestaurantEvents] as const;
  constructor(
    private readonly deployments: Deployments,
    private readonly events: RestaurantEvents,
  ) {}

  async execute({ restaurantId, pending, selected, at, now }: ScheduleRequest): Promise<ScheduleOutcome> {
    const chosen = selectedChanges(pending, selected);
    const problem = scheduleProblem({ count: chosen.length, at, now });
    if (problem || !at) return { outcome: problem ?? 'no-time' };

    const ids = chosen.map(({ id }) => id);
    const reply = await this.deployments.schedule(restaurantId, ids, at);
    if (reply.outcome === 'refused') return reply;

    this.events.publish({ kind: 'scheduled', restaurantId });
    return { outcome: 'scheduled', scheduledId: reply.scheduledId };
  }
}
