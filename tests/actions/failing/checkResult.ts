import { expect, vi } from 'vitest';
import type { Action } from '../action.ts';
import { perform, type Performance } from '../perform.ts';
import { HOST } from '../step.ts';
import type { FaultResult } from './applyFault.ts';
import { TAKEN_BACK } from './exceptions.ts';
import { expectedText, type Expected } from './expected.ts';

const performed = new Map<string, Promise<Performance>>();

/** Runs the action without a fault. */
export function usually(action: Action): Promise<Performance> {
  const known = performed.get(action.id) ?? perform(action);
  performed.set(action.id, known);
  return known;
}

/** Silences the app's log of failures. */
export function silence(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
}

/** Compares a cell with its prediction, including the next try in the same tab. */
export function checkResult(
  action: string,
  { shown, atMost, isDone, again }: Expected,
  result: FaultResult,
): void {
  if (atMost) expect(shown).toEqual(expect.arrayContaining([...expectedText(result.shown)]));
  else expect(result.shown).toEqual(shown);
  expect(result.escaped).toEqual([]);
  expect(bugsIn(result)).toEqual([]);
  if (isDone) return;
  if (TAKEN_BACK[action] === undefined) expect(result.keeps, 'what was typed is kept').not.toBe(false);
  expect(result.again, 'the next try, without a reload').toEqual(again);
}

/** Errors other than failures and those the connection throws. */
function bugsIn({ steps }: FaultResult): readonly string[] {
  return steps
    .filter(({ to, reply }) => to !== HOST && reply === 'bug')
    .map(({ to, name }) => `${to}.${name}`);
}
