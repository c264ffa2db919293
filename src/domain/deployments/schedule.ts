export type ScheduleProblem = 'nothing-selected' | 'no-time' | 'past';

interface Schedule {
  /** Number of selected changes. */
  readonly count: number;
  /** The chosen time, if any. */
  readonly at: Date | undefined;
  readonly now: Date;
}

const MINUTE = 60_000;

/** Returns the first whole minute that can be scheduled. The current minute has already started. */
export function earliestMinute(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / MINUTE) * MINUTE);
}

/**
 * Explains why changes cannot be scheduled: none selected, no time set, or the time is in the past. (see
 * rule: deployment)
 */
export function scheduleProblem({ count, at, now }: Schedule): ScheduleProblem | undefined {
  if (count === 0) return 'nothing-selected';
  if (!at || Number.isNaN(at.getTime())) return 'no-time';
  return at.getTime() < now.getTime() ? 'past' : undefined;
}
