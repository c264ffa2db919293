import { isDeepStrictEqual } from 'node:util';
import { Failure } from '#application/Failure.ts';
import type { Call } from '../support/calls.ts';
import { playAnswers, type Answer } from './playAnswers.ts';
import { RENAMED_KEY, type FaultKind } from './faults.ts';
import { schemaDrift } from './shape.ts';

/** What an adapter makes of an answer: what there is in what it gives, or how it fails. */
type Outcome = { readonly value: unknown } | { readonly failure: string };

/** One for all plays, which follow one another. */
const play = playAnswers();
let last: Promise<unknown> = Promise.resolve();

/** Plays an answer to the adapter that makes the call. */
export function outcomeOf(call: Call, answer: Answer): Promise<Outcome> {
  const outcome = last.then(() => played(call, answer));
  last = outcome;
  return outcome;
}

async function played(call: Call, answer: Answer): Promise<Outcome> {
  try {
    return { value: await play(call, answer) };
  } catch (thrown) {
    const { kind, serverMessage } = Failure.from(thrown);
    return { failure: `${kind}, ${serverMessage === undefined ? 'without' : 'with'} words` };
  }
}

/** Nothing is amiss, or something that was promised is missing, or the answer is refused. */
export type Verdict = 'kept' | 'lost' | 'refused';

/** How an outcome stands against the one of the answer without the fault. */
export function verdictOf(outcome: Outcome, faultless: Outcome, kind: FaultKind): Verdict {
  if ('failure' in outcome || 'failure' in faultless) {
    return isDeepStrictEqual(outcome, faultless) ? 'kept' : 'refused';
  }
  const seen = seenAfter(kind);
  return isDeepStrictEqual(seen(outcome.value), seen(faultless.value)) ? 'kept' : 'lost';
}

/** What of a value tells whether a fault did harm. */
function seenAfter(kind: FaultKind): (value: unknown) => unknown {
  switch (kind) {
    case 'drop':
    case 'rename':
    case 'null':
      // all of it: a default in the place of what did not come is another value. A name may be a datum itself.
      return (value) => JSON.stringify(value)?.replaceAll(RENAMED_KEY, '');
    case 'empty text':
      return (value) => JSON.stringify(schemaDrift(value)).replaceAll('"blank"', '"text"');
    default:
      return schemaDrift;
  }
}
