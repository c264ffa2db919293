import path from 'node:path';
import { pages } from '../../../src/ui/navigation/pages.ts';
import { CALL_INDEX, type IndexedCall } from '../../../tests/actions/callIndex.ts';
import type { RecordedAction } from '../../../tests/actions/handbook.ts';
import type { HandbookPage } from '../part.ts';

/** Lists the actions that need each API call. */
export function indexedCalls(actions: readonly RecordedAction[]): readonly IndexedCall[] {
  const calls = new Map<string, IndexedCall & { readonly actions: IndexedCall['actions'][number][] }>();
  for (const { id, title, places, failures } of actions) {
    for (const { method, path: pattern } of failures) {
      const key = `${method} ${pattern}`;
      const call = calls.get(key) ?? { method, path: pattern, actions: [] };
      calls.set(key, call);
      call.actions.push({
        id,
        title,
        places: places.map(({ page, part }) => [pages[page].path, part].filter(Boolean).join(' › ')),
      });
    }
  }
  return [...calls.values()].toSorted(byPath);
}

/** The same as data, for checking a provider. */
export const callIndex = (calls: readonly IndexedCall[]): HandbookPage => ({
  file: path.relative('docs', CALL_INDEX),
  text: JSON.stringify(calls, undefined, 2),
});

const byPath = (one: IndexedCall, other: IndexedCall) =>
  one.path < other.path ? -1 : Number(one.path > other.path) || (one.method < other.method ? -1 : 1);
