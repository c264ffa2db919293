import type { TemplateQuery } from '@pact-foundation/pact';
import { expect, it } from 'vitest';
import type { FailureKind } from '#application/Failure.ts';
import { bearer } from './matchers.ts';
import { given, type State } from './pact.ts';
import { REFUSED_STATUS } from './statuses.ts';

type Described = ReturnType<typeof given>;
type Requested = ReturnType<Described['withRequest']>;

/** Expects this failure. The contracts contain no error message, because the host chooses the message. */
export const expectFailure = (call: Promise<unknown>, kind: FailureKind, status: number) =>
  expect(call).rejects.toMatchObject({ name: 'Failure', kind, status });

/** The provider's error response, and the failure that the adapter reports. */
interface Reason {
  readonly response: Parameters<Requested['willRespondWith']>[0];
  readonly kind: FailureKind;
  readonly status: number;
}

const rejected = (status: 400 | 409): Reason => ({
  response: REFUSED_STATUS(status),
  kind: 'rejected',
  status,
});

export const INVALID = rejected(400);
export const CONFLICT = rejected(409);
export const NOT_FOUND: Reason = { response: 404, kind: 'not-found', status: 404 };

/** A request with an access token. */
type Request = readonly [
  method: string,
  path: Parameters<Described['withRequest']>[1],
  more?: { readonly query?: TemplateQuery; readonly body?: unknown },
];

/**
 * Tests that the adapter reports each failure of a request.
 * @param received describes the request, such as "a deletion of an order"
 * @param send sends the request through the adapter
 * @param failures the reason and the provider's state of each failure, by the end of its description
 */
export function itFails(
  received: string,
  [method, path, { query, body } = {}]: Request,
  send: (url: string) => Promise<unknown>,
  failures: Readonly<Record<string, readonly [Reason, State]>>,
): void {
  for (const [words, [{ response, kind, status }, state]] of Object.entries(failures)) {
    it(`reports ${received} ${words} as ${kind} (${status})`, () =>
      given(state)
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
