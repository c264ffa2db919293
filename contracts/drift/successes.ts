import { Failure } from '#application/Failure.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import { callOf, type Call } from '../support/calls.ts';
import { interactionsIn, PACT_FILE } from '../support/pactFile.ts';
import { signedIn } from '../support/sessions.ts';

/** The answers of JSON that were agreed for calls that go well. */
export const successes = interactionsIn(PACT_FILE)
  .filter(({ response: { status, body } }) => status < 300 && body?.contentType === 'application/json')
  .map(({ description, request, response }) => ({
    description,
    call: callOf(request.method, request.path),
    status: response.status,
    body: response.body?.content,
  }));

/** Asks an adapter whose host answers with whatever it is told: what it gives, or the kind of its failure. */
export function asking({ make }: Call): (status: number, text: string) => Promise<unknown> {
  let answer = { status: 200, text: '' };
  const container = wholeContainer({
    origin: 'https://api.example',
    fetch: async () => new Response(answer.text, { status: answer.status }),
  });
  container.rebind(SessionStore).toConstantValue(new FakeSessionStore(signedIn));
  return async (status, text) => {
    answer = { status, text };
    try {
      return await make(container);
    } catch (thrown) {
      return Failure.from(thrown).kind;
    }
  };
}
