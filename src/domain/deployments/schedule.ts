export type ScheduleProblem = 'nothing-selected' | 'no-time' | 'past';

interface Schedule {
  readonly count: number;
  readonly at: Date | undefined;
  readonly now: Date;
}

const MINUTE = 60_000;

/** Returns the first full minute that can be scheduled. The current minute has already started. */
export function earliestMinute(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / MINUTE) * MINUTE);
}

/**
 * Returns why changes cannot be scheduled: none is selected, no time is set, or the time is in the past.
 * (see rule: deployment)
 */
export function scheduleProblem({ count, at, now }: Schedule): ScheduleProblem | undefined {
  if (count === 0) return 'nothing-selected';
  if (!at || Number.isNaN(at.getTime())) return 'no-time';
  return at.getTime() < now.getTime() ? 'past' : undefined;
}

/** A suggested time for a deployment. One press schedules the deployment. */
export interface SchedulePick {
  readonly name: 'today' | 'tonight' | 'tomorrow';
  readonly at: Date;
}

const [OPENING_HOUR, CLOSING_HOUR] = [6, 23];

/**
 * Returns suggested times when restaurants are quiet, in the viewer's time zone: tonight at 11 PM and
 * tomorrow at 6 AM. After midnight, also this morning at 6 AM. Omits past times. (rule: schedule picks)
 */
export function schedulePicks(now: Date): readonly SchedulePick[] {
  const at = (days: number, hour: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour);
  const picks: readonly SchedulePick[] = [
    { name: 'today', at: at(0, OPENING_HOUR) },
    { name: 'tonight', at: at(0, CLOSING_HOUR) },
    { name: 'tomorrow', at: at(1, OPENING_HOUR) },
  ];
  return picks.filter((pick) => pick.at > now);
}
