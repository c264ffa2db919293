import { isDeepStrictEqual } from 'node:util';
import { Failure } from '#application/Failure.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import type { Call } from '../support/calls.ts';
import { signedIn } from '../support/sessions.ts';
import { RENAMED, type FaultKind } from './faults.ts';
import { shapeOf } from './shape.ts';

/** An answer as it comes over the line. */
export interface Answer {
  readonly status: number;
  /** The text of the body; none for an answer without one. */
  readonly body: string | undefined;
}

/** What an adapter makes of an answer: what there is in what it gives, or how it fails. */
type Outcome = { readonly value: unknown } | { readonly failure: string };

const sessions = new FakeSessionStore(signedIn);
let answered: Answer = { status: 200, body: undefined };
/** One for all plays, which follow one another: to compose the app takes longer than to play an answer. */
const container = wholeContainer({
  origin: 'https://api.example',
  fetch: async () => new Response(answered.body, { status: answered.status }),
});
container.rebind(SessionStore).toConstantValue(sessions);

let last: Promise<unknown> = Promise.resolve();

/** Plays an answer to the adapter that makes the call, with a session that no other play has ended. */
export function outcomeOf(call: Call, answer: Answer): Promise<Outcome> {
  const outcome = last.then(() => played(call, answer));
  last = outcome;
  return outcome;
}

async function played({ make }: Call, answer: Answer): Promise<Outcome> {
  answered = answer;
  sessions.session = signedIn;
  try {
    return { value: await make(container) };
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
      return (value) => JSON.stringify(value)?.replaceAll(RENAMED, '');
    case 'empty text':
      return (value) => JSON.stringify(shapeOf(value)).replaceAll('"blank"', '"text"');
    default:
      return shapeOf;
  }
}
