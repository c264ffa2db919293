import { isSameValue } from '#domain/shared/mergeEdits.ts';
import { areOnlyItemChanges, itemEffectsOfChange, oldestFirst } from './itemChanges.ts';
import type { PendingChange } from './pendingChange.ts';

/** The old and new value of each item or field that a change affects. */
type Steps = ReadonlyMap<string, { readonly before: unknown; readonly after: unknown }>;

/**
 * Returns the ids of changes that cancel each other out: the later changes restore the values from before the
 * first change. Leaves out scheduled changes, and any change whose values are unknown. (rule: undone changes)
 */
export function changesThatCancelOut(pending: readonly PendingChange[]): ReadonlySet<string> {
  const undone = new Set<string>();
  const waiting = oldestFirst(pending.filter(({ scheduledFor }) => !scheduledFor));
  for (const changes of Map.groupBy(waiting, ({ type }) => type).values()) {
    const stepsOf = areOnlyItemChanges(changes) ? itemEffectsOfChange : fieldSteps;
    const all = changes.map((change) => ({ id: change.id, steps: stepsOf(change) }));
    for (const [index, { id, steps }] of all.entries()) {
      const touching = all
        .slice(index)
        .filter((other) => [...steps.keys()].some((key) => other.steps.has(key)));
      const count = undone.has(id) ? 0 : lengthOfCancelingRun(touching.map((other) => other.steps));
      for (const other of touching.slice(0, count)) undone.add(other.id);
    }
  }
  return undone;
}

/** Returns how many changes at the start of the chain restore the first one's values and do nothing else. */
function lengthOfCancelingRun(chain: readonly Steps[]): number {
  const first: Steps = chain[0] ?? new Map();
  const end = chain.findIndex((steps) => [...steps.keys()].some((key) => !first.has(key)));
  const values = new Map<string, unknown>();
  const isBack = chain.slice(0, end < 0 ? undefined : end).map((steps) => {
    for (const [key, { after }] of steps) values.set(key, after);
    return [...first].every(([key, { before }]) => isSameValue(before, values.get(key)));
  });
  return isBack.lastIndexOf(true) + 1;
}

function fieldSteps({ fields }: PendingChange): Steps {
  const known = fields.flatMap(({ path, values }) => (values ? [[path, values] as const] : []));
  return new Map(known.length === fields.length ? known : []);
}
