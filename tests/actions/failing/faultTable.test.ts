import { describe, expect, it } from 'vitest';
import { actions } from '../actions.ts';
import { applyFault } from './applyFault.ts';
import { checkResult, silence, usually } from './checkResult.ts';
import { GIVEN_UP, KEPT_READS, UNAWAITED } from './exceptions.ts';
import { expectedOf } from './expected.ts';
import { callFaults, faultNames, type CallFault } from './faults.ts';
import { sentences } from './sentences.ts';

// Applies every fault to every request of every action. The expected texts follow from the rules in
// `expected.ts`, the messages in `sentences.ts`, and the exceptions in `exceptions.ts`.

describe.each(actions.filter(({ id }) => sentences[id]))('Faults of: $title', (action) => {
  const calls = Object.keys(sentences[action.id] ?? {});

  it.each(calls.flatMap((call) => faultNames.map((fault) => [call, fault] as const)))(
    '%s: %s',
    async (call, fault) => {
      silence();
      const usual = await usually(action);
      const result = await applyFault(action, call, fault);
      checkResult(action.id, expectedOf(action.id, call, fault, usual.shown), result);

      const { course }: CallFault = callFaults[fault];
      if (course !== undefined && course !== 'left') {
        expect(result.saysSlow !== undefined).toBe((UNAWAITED[action.id] ?? UNAWAITED[call]) === undefined);
      }
      if (course === 'left') {
        const isKept = !GIVEN_UP.has(action.id) && (KEPT_READS[call] ?? KEPT_READS[action.id]) !== undefined;
        expect(result.givesUp, 'the read is given up').toBe(call.startsWith('GET') && !isKept);
      }
    },
  );
});

it('Every call of every action is in the fault table, and no others', async () => {
  silence();
  const made = new Set<string>();
  for (const action of actions) {
    for (const { method, path } of (await usually(action)).calls) made.add(`${action.id}: ${method} ${path}`);
  }
  const rows = Object.entries(sentences).flatMap(([id, calls]) =>
    Object.keys(calls).map((call) => `${id}: ${call}`),
  );
  expect(rows.toSorted()).toEqual([...made].toSorted());
}, 120_000);
