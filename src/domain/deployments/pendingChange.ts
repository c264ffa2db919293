import { comparable } from '#domain/shared/comparable.ts';
import type { Menu } from '#domain/menu/menu.ts';

/** Saved settings that are not live yet. */
export interface PendingChange {
  readonly id: string;
  /** The kind of settings, as named by the host. */
  readonly type: string;
  readonly description: string;
  readonly savedAt: Date;
  readonly fields: readonly ChangedField[];
  /** Who saved the change. */
  readonly author: string;
  /** Scheduled deployment time, if the host sends one. */
  readonly scheduledFor?: Date | undefined;
}

/** A changed field, identified by a path such as `callHandling.maxRetries`. */
export interface ChangedField {
  readonly path: string;
  /** Old and new value, if the host sends both. */
  readonly values?: { readonly before: unknown; readonly after: unknown } | undefined;
  /** Old and new menu, if the whole menu changed. */
  readonly menus?: { readonly before: Menu; readonly after: Menu } | undefined;
}

/**
 * Returns when the next scheduled change goes live, or undefined if none is scheduled. (rule: scheduled
 * deployment)
 */
export function nextScheduled(pending: readonly PendingChange[]): Date | undefined {
  const times = pending.flatMap(({ scheduledFor }) => scheduledFor ?? []);
  return times.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** Ids of selected changes. The id of a change that is no longer pending has no effect. */
export type Selection = ReadonlySet<string>;

export function selectedChanges(
  pending: readonly PendingChange[],
  selected: Selection,
): readonly PendingChange[] {
  return pending.filter(({ id }) => selected.has(id));
}

/** Returns whether all these changes are scheduled for this time. */
export function areScheduledFor(
  pending: readonly PendingChange[],
  ids: readonly string[],
  at: Date,
): boolean {
  const scheduled = pending.filter(({ scheduledFor }) => scheduledFor?.getTime() === at.getTime());
  return ids.every((id) => scheduled.some((change) => change.id === id));
}

/** Returns the author of the latest pending change of a kind, if any. */
export function lastAuthorOfChangeType(pending: readonly PendingChange[], type: string): string | undefined {
  const changes = pending.filter((change) => change.type === type);
  return changes.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())[0]?.author;
}

/** Returns the changes that a user saved, by display name. */
export function pendingChangesBy(pending: readonly PendingChange[], name: string): readonly PendingChange[] {
  const key = comparable(name);
  return pending.filter(({ author }) => comparable(author) === key);
}

/** Whether none, some, or all changes are selected, for 'Select All'. */
export function selectionState(
  pending: readonly PendingChange[],
  selected: Selection,
): 'none' | 'some' | 'all' {
  const count = selectedChanges(pending, selected).length;
  if (count === 0) return 'none';
  return count === pending.length ? 'all' : 'some';
}

export function toggleChange(selected: Selection, id: string): Selection {
  return selected.has(id)
    ? new Set([...selected].filter((other) => other !== id))
    : new Set([...selected, id]);
}

/** Adds all these changes to the selection, or removes them if all are selected. */
export function toggleAllChanges(changes: readonly PendingChange[], selected: Selection): Selection {
  const ids = changes.map(({ id }) => id);
  return selectionState(changes, selected) === 'all'
    ? new Set([...selected].filter((id) => !ids.includes(id)))
    : new Set([...selected, ...ids]);
}
