import type { Menu } from '#domain/menu/menu.ts';

/** Settings that were saved and are not live yet. */
export interface PendingChange {
  readonly id: string;
  /** What kind of settings it is of, as the host names it. */
  readonly type: string;
  readonly description: string;
  readonly savedAt: Date;
  readonly fields: readonly ChangedField[];
  /** Who saved it. */
  readonly author: string;
  /** When it is to be deployed, where the host tells. */
  readonly scheduledFor?: Date | undefined;
}

/** A field that was changed, by its path such as `callHandling.maxRetries`. */
export interface ChangedField {
  readonly path: string;
  /** What it was and what it will be, where the host tells. */
  readonly values?: { readonly before: unknown; readonly after: unknown } | undefined;
  /** The same as menus, where it is the whole menu that was changed. */
  readonly menus?: { readonly before: Menu; readonly after: Menu } | undefined;
}

/** When the next of the changes goes live by itself; undefined when none is scheduled. (rule: scheduled deployment) */
export function nextScheduled(pending: readonly PendingChange[]): Date | undefined {
  const times = pending.flatMap(({ scheduledFor }) => scheduledFor ?? []);
  return times.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** The ids of changes that are selected; ids of changes that are no longer pending count for nothing. */
export type Selection = ReadonlySet<string>;

/** The pending changes that are selected. */
export function selectedChanges(
  pending: readonly PendingChange[],
  selected: Selection,
): readonly PendingChange[] {
  return pending.filter(({ id }) => selected.has(id));
}

/** How much of what is pending is selected: what 'Select All' shows. */
export function selectionExtent(
  pending: readonly PendingChange[],
  selected: Selection,
): 'none' | 'some' | 'all' {
  const count = selectedChanges(pending, selected).length;
  if (count === 0) return 'none';
  return count === pending.length ? 'all' : 'some';
}

/** The selection with one more, or one less. */
export function toggleChange(selected: Selection, id: string): Selection {
  return selected.has(id)
    ? new Set([...selected].filter((other) => other !== id))
    : new Set([...selected, id]);
}

/** Everything selected, or nothing if everything was. */
export function toggleAllChanges(pending: readonly PendingChange[], selected: Selection): Selection {
  return selectionExtent(pending, selected) === 'all' ? new Set() : new Set(pending.map(({ id }) => id));
}
