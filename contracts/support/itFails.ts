import type { TemplateQuery } from '@pact-foundation/pact';
import { it } from 'vitest';
import type { FailureKind } from '#application/Failure.ts';
import { expectFailure } from './expectFailure.ts';
import { bearer } from './matchers.ts';
import { given, type State } from './pact.ts';
import { REFUSED_STATUS, SERVER_ERROR_STATUS } from './statuses.ts';

type Described = ReturnType<typeof given>;
type Requested = ReturnType<Described['withRequest']>;

/** How a provider fails, and how the adapter reports it. */
interface Reason {
  readonly response: Parameters<Requested['willRespondWith']>[0];
  readonly kind: FailureKind;
  readonly status: number;
  /** Makes a provider fail that has no reason of its own. */
  readonly injected?: State;
}

const rejected = (status: 400 | 403 | 409): Reason => ({
  response: REFUSED_STATUS(status),
  kind: 'rejected',
  status,
});

export const INVALID = rejected(400);
export const FORBIDDEN = rejected(403);
export const CONFLICT = rejected(409);
export const NOT_FOUND: Reason = { response: 404, kind: 'not-found', status: 404 };
/** The role may not make the call, although the state's user may. */
export const ROLE_REFUSED: Reason = { ...FORBIDDEN, injected: 'the role may not do this' };
export const SERVER_FAILS: Reason = {
  response: SERVER_ERROR_STATUS,
  kind: 'rejected',
  status: 500,
  injected: 'the server is failing',
};

/** A request with an access token. */
type Request = readonly [
  method: string,
  path: Parameters<Described['withRequest']>[1],
  more?: { readonly query?: TemplateQuery; readonly body?: unknown },
];

/**
 * Tests that the adapter reports each failure of a request.
 * @param received what the provider receives, such as "a deletion of an order"
 * @param send sends the request through the adapter
 * @param failures by the words that follow, each with its reason and the provider's state
 */
export function itFails(
  received: string,
  [method, path, { query, body } = {}]: Request,
  send: (url: string) => Promise<unknown>,
  failures: Readonly<Record<string, readonly [Reason, State]>>,
): void {
  for (const [words, [{ response, kind, status, injected }, state]] of Object.entries(failures)) {
    it(`reports ${received} ${words} as ${kind} (${status})`, () =>
      given(state, ...(injected ? [injected] : []))
        .uponReceiving(`${received} ${words}`)
        .withRequest(method, path, (request) => {
          request.headers(bearer());
          if (query) request.query(query);
          if (body) request.jsonBody(body);
        })
        .willRespondWith(response)
        .executeTest(({ url }) => expectFailure(send(url), kind, status)));
  }
}
