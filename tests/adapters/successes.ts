import { Failure } from '#application/Failure.ts';
import { findApiCall, type Call } from '../../contracts/support/calls.ts';
import { interactionsIn, PACT_FILE } from '../../contracts/support/pactFile.ts';
import { appWithScriptedResponses } from '../../contracts/support/appWithScriptedResponses.ts';

/** The JSON responses of all interactions that succeed. */
export const successes = interactionsIn(PACT_FILE)
  .filter(({ response: { status, body } }) => status < 300 && body?.contentType === 'application/json')
  .map(({ description, request, response }) => ({
    description,
    call: findApiCall(request.method, request.path),
    status: response.status,
    body: response.body?.content,
  }));

const play = appWithScriptedResponses();

/** Plays a response to an adapter. Returns the adapter's result, or the kind of the failure. */
export async function makeRequest(call: Call, status: number, text: string): Promise<unknown> {
  try {
    return await play(call, { status, body: text });
  } catch (thrown) {
    return Failure.from(thrown).kind;
  }
}
