export type ScheduleProblem = 'nothing-selected' | 'no-time' | 'past';

interface Schedule {
  /** How many changes are selected. */
  readonly count: number;
  /** When they are to be deployed, once a time was set. */
  readonly at: Date | undefined;
  readonly now: Date;
}

const MINUTE = 60_000;

/** The first whole minute that may be set: the one that has begun is over before it could be used. */
export function earliestMinute(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / MINUTE) * MINUTE);
}

/** What keeps changes from being scheduled: none is selected, no time is set, or it is past. (see rule: deployment) */
export function scheduleProblem({ count, at, now }: Schedule): ScheduleProblem | undefined {
  if (count === 0) return 'nothing-selected';
  if (!at || Number.isNaN(at.getTime())) return 'no-time';
  return at.getTime() < now.getTime() ? 'past' : undefined;
}
