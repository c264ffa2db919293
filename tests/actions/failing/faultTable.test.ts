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

// Every call of every action meets everything that can go wrong. What is then read follows from the rules in `expected.ts`,
// the sentence of each call in `sentences.ts` and the few exceptions in `exceptions.ts`.

const performed = new Map<string, Promise<Performance>>();

/** The action when nothing goes wrong. */
function usually(action: Action): Promise<Performance> {
  const known = performed.get(action.id) ?? perform(action);
  performed.set(action.id, known);
  return known;
}

describe.each(actions.filter(({ id }) => sentences[id]))('What comes of a fault: $title', (action) => {
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
        expect(meeting.saysSlow !== undefined).toBe(UNAWAITED[action.id] === undefined);
      }
      if (fault === 'left') {
        const isKept = !GIVEN_UP.has(action.id) && (KEPT_READS[call] ?? KEPT_READS[action.id]) !== undefined;
        expect(meeting.givesUp, 'the read is given up').toBe(call.startsWith('GET') && !isKept);
      }
    },
  );
});

it('No call of an action is without a row in the fault table, and no row without a call', async () => {
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

/** What the app logs of a failure is no news here. */
function silence(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

/** Errors that are no failures, but for those that the line itself throws. */
function bugsIn({ steps }: FaultResult): readonly string[] {
  return steps
    .filter(({ to, reply }) => to !== HOST && reply === 'bug')
    .map(({ to, name }) => `${to}.${name}`);
}
