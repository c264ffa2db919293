import { describe, expect, it, vi } from 'vitest';
import type { Action } from '../action.ts';
import { actions } from '../actions.ts';
import { perform, type Performance } from '../perform.ts';
import { HOST } from '../step.ts';
import { GIVEN_UP, KEPT_READS, TAKEN_BACK, UNAWAITED } from './exceptions.ts';
import { expectedOf, expectedText } from './expected.ts';
import { faultNames } from './faults.ts';
import { applyFault, type FaultResult } from './applyFault.ts';
import { sentences } from './sentences.ts';

// Applies every fault to every request of every action. The expected texts follow from the rules in
// `expected.ts`, the messages in `sentences.ts`, and the exceptions in `exceptions.ts`.

const performed = new Map<string, Promise<Performance>>();

/** Runs the action without a fault. */
function usually(action: Action): Promise<Performance> {
  const known = performed.get(action.id) ?? perform(action);
  performed.set(action.id, known);
  return known;
}

describe.each(actions.filter(({ id }) => sentences[id]))('Faults of: $title', (action) => {
  const calls = Object.keys(sentences[action.id] ?? {});

  it.each(calls.flatMap((call) => faultNames.map((fault) => [call, fault] as const)))(
    '%s: %s',
    async (call, fault) => {
      silence();
      const usual = await usually(action);
      const { shown, atMost, isDone, again } = expectedOf(action.id, call, fault, usual.shown);
      const meeting = await applyFault(action, call, fault);

      if (atMost) expect(shown).toEqual(expect.arrayContaining([...expectedText(meeting.shown)]));
      else expect(meeting.shown).toEqual(shown);
      expect(meeting.escaped).toEqual([]);
      expect(bugsIn(meeting)).toEqual([]);
      if (!isDone && TAKEN_BACK[action.id] === undefined) {
        expect(meeting.keeps, 'what was typed is kept').not.toBe(false);
      }
      if (!isDone && meeting.again) expect(meeting.again, 'the next try').toEqual(again);
      if (fault === 'silent' || fault === 'late') {
        expect(meeting.saysSlow !== undefined).toBe((UNAWAITED[action.id] ?? UNAWAITED[call]) === undefined);
      }
      if (fault === 'left') {
        const isKept = !GIVEN_UP.has(action.id) && (KEPT_READS[call] ?? KEPT_READS[action.id]) !== undefined;
        expect(meeting.givesUp, 'the read is given up').toBe(call.startsWith('GET') && !isKept);
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

/** Silences the app's log of failures. */
function silence(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

/** Errors other than failures and those the connection throws. */
function bugsIn({ steps }: FaultResult): readonly string[] {
  return steps
    .filter(({ to, reply }) => to !== HOST && reply === 'bug')
    .map(({ to, name }) => `${to}.${name}`);
}
