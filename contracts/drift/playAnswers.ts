import { SessionStore } from '#application/session/SessionStore.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import type { Call } from '../support/calls.ts';
import { signedIn } from '../support/sessions.ts';

/** An answer as it comes over the line. */
export interface Answer {
  readonly status: number;
  /** The text of the body; none for an answer without one. */
  readonly body: string | undefined;
}

/**
 * The app as it is, whose host answers with whatever it is told. To compose it takes longer than to play an answer.
 * @returns makes a call, with a session that no other one has ended; one at a time
 */
export function playAnswers(): (call: Call, answer: Answer) => Promise<unknown> {
  const sessions = new FakeSessionStore(signedIn);
  let now: Answer = { status: 200, body: undefined };
  const container = wholeContainer({
    origin: 'https://api.example',
    fetch: async () => new Response(now.body, { status: now.status }),
  });
  container.rebind(SessionStore).toConstantValue(sessions);
  return ({ make }, answer) => {
    now = answer;
    sessions.session = signedIn;
    return make(container);
  };
}
