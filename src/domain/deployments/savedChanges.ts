import { comparable } from '#domain/shared/comparable.ts';
import { pendingChangesBy, type PendingChange } from './pendingChange.ts';

/** A user's saves of one kind of settings. */
export interface Saves {
  /** Ids of the changes that were pending before the first save. Undefined if they were unknown. */
  readonly known: ReadonlySet<string> | undefined;
  readonly count: number;
  /** The kind of settings, as named by the host. */
  readonly type: string;
  /** The user's display name. */
  readonly author: string;
}

/** The pending changes that saves added. `uncertain` means that some may be someone else's changes. */
export type SavedChanges =
  | { readonly kind: 'none' | 'uncertain' }
  | { readonly kind: 'certain'; readonly changes: readonly PendingChange[] };

/**
 * Finds the pending changes that saves added: new changes with the user's name. The host doesn't say which
 * changes a save added. If there are more new changes than saves, some may be someone else's, so the result
 * is `uncertain`. Omits scheduled changes. (rule: changes of a save)
 */
export function changesOfSaves(
  pending: readonly PendingChange[],
  { known, count, type, author }: Saves,
): SavedChanges {
  const added = pending.filter(({ id, scheduledFor }) => !scheduledFor && !known?.has(id));
  if (added.length === 0) return { kind: 'none' };
  if (known === undefined || author.trim() === '') return { kind: 'uncertain' };

  const own = pendingChangesBy(added, author);
  const ofType = own.filter((change) => comparable(change.type) === comparable(type));
  // the host may use another name for the type of change
  const changes = ofType.length > 0 ? ofType : own;
  return changes.length > 0 && changes.length <= count ? { kind: 'certain', changes } : { kind: 'uncertain' };
}
