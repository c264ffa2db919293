import { SessionStore } from '#application/session/SessionStore.ts';
import { FakeSessionStore } from '#tests/support/fakes/FakeSessionStore.ts';
import { wholeContainer } from '#tests/support/wholeContainer.ts';
import type { Call } from './calls.ts';
import { signedIn } from './sessions.ts';

/** A raw response. */
export interface Answer {
  readonly status: number;
  readonly body: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Creates the real app with a host that returns scripted responses. Creating an app takes longer than a
 * request, so one app handles all API calls.
 * @returns a function that makes one API call at a time, with a new session
 */
export function appWithScriptedResponses(): (call: Call, answer: Answer) => Promise<unknown> {
  const sessions = new FakeSessionStore(signedIn);
  let now: Answer = { status: 200, body: undefined };
  const container = wholeContainer({
    origin: 'https://api.example',
    fetch: async () => new Response(now.body, { status: now.status, headers: now.headers ?? {} }),
  });
  container.rebind(SessionStore).toConstantValue(sessions);
  return ({ make }, answer) => {
    now = answer;
    sessions.session = signedIn;
    return make(container);
  };
}
