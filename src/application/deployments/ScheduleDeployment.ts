import {
  areScheduledFor,
  selectedChanges,
  type PendingChange,
  type Selection,
} from '#domain/deployments/pendingChange.ts';
import { scheduleProblem, type ScheduleProblem } from '#domain/deployments/schedule.ts';
import { RestaurantEvents } from '#application/shared/RestaurantEvents.ts';
import { Writes } from '../writes/Writes.ts';
import { Deployments, type ScheduleReply } from './Deployments.ts';

export interface ScheduleRequest {
  readonly restaurantId: string;
  readonly pending: readonly PendingChange[];
  readonly selected: Selection;
  /** Undefined until the user sets a time. */
  readonly at: Date | undefined;
  readonly now: Date;
}

export type ScheduleOutcome =
  | { readonly outcome: 'scheduled'; readonly scheduledId: string | undefined }
  | { readonly outcome: 'refused' }
  /** The response was lost, and the pending changes show no schedule yet. */
  | { readonly outcome: 'unknown' }
  | { readonly outcome: ScheduleProblem };

/**
 * Schedules the selected pending changes for deployment. If the response is lost, looks for the scheduled
 * time in the pending changes. Some hosts omit that time. (see rule: deployment)
 */
export class ScheduleDeployment {
  static readonly needs = [Deployments, RestaurantEvents, Writes] as const;
  constructor(
    private readonly deployments: Deployments,
    private readonly events: RestaurantEvents,
    private readonly writes: Writes,
  ) {}

  async execute({ restaurantId, pending, selected, at, now }: ScheduleRequest): Promise<ScheduleOutcome> {
    const chosen = selectedChanges(pending, selected);
    const problem = scheduleProblem({ count: chosen.length, at, now });
    if (problem || !at) return { outcome: problem ?? 'no-time' };

    const ids = chosen.map(({ id }) => id);
    const outcome = await this.writes.add<readonly PendingChange[], ScheduleReply>({
      target: { restaurantId, area: 'deployments' },
      key: `schedule ${restaurantId} ${ids.join(' ')} ${at.toISOString()}`,
      read: () => this.deployments.pending(restaurantId),
      send: () => this.deployments.schedule(restaurantId, ids, at),
      find: (_before, waiting) =>
        areScheduledFor(waiting, ids, at) ? { outcome: 'accepted', scheduledId: undefined } : undefined,
    });
    if (outcome.outcome !== 'added') return { outcome: 'unknown' };
    const reply = outcome.answer;
    if (reply.outcome === 'refused') return reply;

    this.events.publish({ kind: 'scheduled', restaurantId });
    return { outcome: 'scheduled', scheduledId: reply.scheduledId };
  }
}
