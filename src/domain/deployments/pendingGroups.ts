import { comparable } from '#domain/shared/comparable.ts';
import type { PendingChange } from './pendingChange.ts';

export interface AuthorGroup {
  readonly author: string;
  readonly isOwn: boolean;
  readonly changes: readonly PendingChange[];
}

export interface ScheduledGroup {
  readonly at: Date;
  readonly changes: readonly PendingChange[];
}

/**
 * Groups unscheduled changes by author. The user's own group is first, and other authors are sorted as
 * listed. Scheduled changes form groups by time, earliest first, and can be selected, too.
 * (rule: groups of changes)
 */
export function authorGroups(pending: readonly PendingChange[], user: string): readonly AuthorGroup[] {
  const own = comparable(user);
  const groups = Map.groupBy(
    pending.filter(({ scheduledFor }) => !scheduledFor),
    ({ author }) => comparable(author),
  );
  return [...groups]
    .map(([key, changes]) => ({
      author: changes[0]?.author ?? '',
      isOwn: key !== '' && key === own,
      changes,
    }))
    .toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn));
}

/** Groups scheduled changes by time, earliest first. (see rule: groups of changes) */
export function scheduledGroups(pending: readonly PendingChange[]): readonly ScheduledGroup[] {
  const scheduled = pending.filter(({ scheduledFor }) => scheduledFor);
  return [...Map.groupBy(scheduled, ({ scheduledFor }) => scheduledFor?.getTime() ?? 0)]
    .toSorted(([one], [other]) => one - other)
    .map(([at, changes]) => ({ at: new Date(at), changes }));
}
