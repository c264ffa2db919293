import { beforeEach, expect, it, vi } from 'vitest';
import { actions } from '../actions.ts';
import { perform } from '../perform.ts';
import { HOST } from '../step.ts';
import { applyFault } from './applyFault.ts';
import { ABORTED_WRITES, GIVEN_UP, KEPT_READS, TAKEN_BACK, UNAWAITED } from './exceptions.ts';
import { expectedOf, faultsToTry } from './expected.ts';
import { callFaults, type CallFault } from './faults.ts';
import { sentences } from './sentences.ts';

// Applies one fault of each meaning to every request of every action. The expected texts follow from the
// rules in `faults.ts`, the messages in `sentences.ts`, and the exceptions in `exceptions.ts`.

beforeEach(() => {
  // the app's log of failures
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each(actions)(
  '$title: handles every fault of its requests as its rule says',
  async (action) => {
    const { id } = action;
    const usual = await perform(action);
    const calls = Object.keys(sentences[id] ?? {});
    const made = new Set(usual.calls.map(({ method, path }) => `${method} ${path}`));
    expect(calls.toSorted(), 'the calls with sentences').toEqual([...made].toSorted());

    for (const call of calls) {
      for (const fault of faultsToTry(id, call)) {
        const row = `${call} with ${fault}`;
        const { shown, atMost, isDone, again } = expectedOf(id, call, fault, usual.shown);
        const result = await applyFault(action, call, fault);

        // the user has moved on, so a part is enough
        const texts = result.shown.filter(({ as }) => as === 'notice' || as === 'page');
        if (atMost) expect(shown, row).toEqual(expect.arrayContaining(texts));
        else expect(result.shown, row).toEqual(shown);

        expect(result.escaped, `${row}: uncaught errors`).toEqual([]);
        const bugs = result.steps.filter(({ to, reply }) => to !== HOST && reply === 'bug');
        expect(bugs, `${row}: errors other than failures`).toEqual([]);

        if (!isDone) {
          if (TAKEN_BACK[id] === undefined) expect(result.keeps, `${row}: keeps the input`).not.toBe(false);
          expect(result.again, `${row}: the next try, without a reload`).toEqual(again);
        }

        const { course }: CallFault = callFaults[fault];
        if (course === 'left') {
          const isKept = !GIVEN_UP.has(id) && (KEPT_READS[call] ?? KEPT_READS[id]) !== undefined;
          const isAborted = call.startsWith('GET') ? !isKept : ABORTED_WRITES.has(id);
          expect(result.givesUp, `${row}: aborts the request`).toBe(isAborted);
        } else if (course !== undefined) {
          const isAwaited = (UNAWAITED[id] ?? UNAWAITED[call]) === undefined;
          expect(result.saysSlow !== undefined, `${row}: says that it is slow`).toBe(isAwaited);
        }
      }
    }
  },
  60_000,
);

it('has sentences for known actions only', () => {
  const ids = new Set(actions.map(({ id }) => id));
  expect(Object.keys(sentences).filter((id) => !ids.has(id))).toEqual([]);
});
