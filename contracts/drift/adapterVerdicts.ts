import { isDeepStrictEqual } from 'node:util';
import { Failure } from '#application/Failure.ts';
import type { Call } from '../support/calls.ts';
import { playAnswers, type Answer } from '../support/playAnswers.ts';
import { RENAMED_KEY, UNFORESEEN_KEY } from './faults.ts';

/** What an adapter does with a response: the value it returns or the kind of its failure. */
type Outcome = { readonly value: unknown } | { readonly failure: string };

/** Shared by all requests, which run one at a time. */
const play = playAnswers();
let last: Promise<unknown> = Promise.resolve();

/** Plays a response to the adapter that makes the call. */
export function outcomeOf(call: Call, answer: Answer): Promise<Outcome> {
  const outcome = last.then(() => played(call, answer));
  last = outcome;
  return outcome;
}

async function played(call: Call, answer: Answer): Promise<Outcome> {
  try {
    return { value: await play(call, answer) };
  } catch (thrown) {
    const { kind } = Failure.from(thrown);
    // the sign-in shows the same for each refusal
    const isSignIn = call.by === 'Accounts.login' && answer.status >= 400 && answer.status < 500;
    return { failure: isSignIn ? 'rejected sign-in' : kind };
  }
}

/** Unchanged, missing promised data, or rejected. */
export type Verdict = 'kept' | 'lost' | 'refused';

/** Compares an outcome with the outcome of the unmodified response. */
export function verdictOf(outcome: Outcome, faultless: Outcome, kind: string): Verdict {
  if ('failure' in outcome || 'failure' in faultless) {
    return isDeepStrictEqual(outcome, faultless) ? 'kept' : 'refused';
  }
  const seenIn = seenAfter(kind);
  const seen = (value: unknown) => seenIn(withoutUnknownKeys(value));
  return isDeepStrictEqual(seen(outcome.value), seen(faultless.value)) ? 'kept' : 'lost';
}

/** Settings keep unknown keys, so that a save sends them back. */
function withoutUnknownKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUnknownKeys);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const known = Object.entries(value).filter(
    ([key]) => key !== UNFORESEEN_KEY && key !== 'unknownKeys' && !key.endsWith(RENAMED_KEY),
  );
  return Object.fromEntries(known.map(([key, part]) => [key, withoutUnknownKeys(part)]));
}

/** The parts of a value that show whether a fault did harm. */
function seenAfter(kind: string): (value: unknown) => unknown {
  switch (kind) {
    case 'drop':
    case 'rename':
    case 'null':
    case 'milliseconds':
    case 'success: false':
      // compares everything, because a default changes the value; names can be data
      return (value) => JSON.stringify(value)?.replaceAll(RENAMED_KEY, '');
    case 'line without text':
      // the host counts it
      return (value) =>
        JSON.stringify(value, (key, part: unknown) => (key === 'messageCount' ? undefined : part));
    case 'capitals':
      // the rules compare words in any case
      return (value) => JSON.stringify(value)?.toLowerCase();
    case 'empty text':
      return (value) => JSON.stringify(structureOf(value)).replaceAll('"blank"', '"text"');
    default:
      return structureOf;
  }
}

/** Reduces a value to its structure. Strings are alike, but differ from missing and blank ones. */
function structureOf(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? 'blank' : 'text';
  if (value === null || typeof value !== 'object') return value === undefined ? 'nothing' : typeof value;
  if (value instanceof Date) return 'date';
  if (value instanceof Blob) return 'bytes';
  if (Array.isArray(value)) return value.map(structureOf);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return Object.fromEntries(fields.map(([name, field]) => [name, structureOf(field)]));
}
