import { createServer } from 'node:http';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { CrossOriginProvider } from '../../contracts/browser/CrossOriginProvider.ts';
import { findApiCall } from '../../contracts/support/calls.ts';
import { interactionsIn, nameOf, PACT_FILE, type Interaction } from '../../contracts/support/pactFile.ts';
import { appWithScriptedResponses, type Answer } from '../../contracts/support/appWithScriptedResponses.ts';
import { Host } from '../../contracts/verifier/host.ts';
import { closeServer, listenOnLoopback } from '../../contracts/verifier/loopback.ts';
import { StatesProxy } from '../../contracts/verifier/states.ts';
import { screenOfCall } from '../../contracts/verifier/impact.ts';
import { verification } from '../../contracts/verifier/verification.ts';

export type Change = (agreed: Answer) => Answer;

export const whole =
  (answer: Partial<Answer>): Change =>
  (agreed) => ({ ...agreed, ...answer });

export const inBody =
  (change: (body: string) => string): Change =>
  (agreed) => ({ ...agreed, body: change(agreed.body ?? '') });

export const swap = (from: string | RegExp, to: string) =>
  inBody((body) => {
    const changed = body.replaceAll(from, to);
    expect(changed, `swaps ${String(from)}`).not.toBe(body);
    return changed;
  });

/** Adds an element to a list: a changed copy of an existing element. */
export const withAnother = (from: string, to: string) =>
  inBody((body) => body.replace(/\[(.*)\]/, (_, one: string) => `[${one},${one.replace(from, to)}]`));

/** A deviation from the response that the contracts agree on. */
export type Deviation = readonly [name: string, of: string, change: Change];

const interactions = new Map(interactionsIn(PACT_FILE).map((one) => [one.description, one]));
const agreedIn = (description: string): Interaction =>
  interactions.get(description) ?? expect.fail(`There is no ${description}`);
const agreedAnswer = ({ response: { status, body } }: Interaction): Answer => ({
  status,
  body: body && JSON.stringify(body.content),
  headers: body ? { 'Content-Type': body.contentType } : {},
});

/**
 * Runs the verifier once, on a host that deviates from the contracts.
 * @returns what the verifier reports, by deviation, with the affected screens, and every request as `GET
 * /v1/api/… key origin`
 */
export async function verifyDrifts(deviations: readonly Deviation[]) {
  const received: string[] = [];
  const host = createServer((request, response) => {
    const { method, url = '', headers } = request;
    const [, of = '', change = (agreed: Answer) => agreed] =
      deviations[Number(/row=(\d+)/.exec(url)?.[1])] ?? [];
    const agreed = agreedIn(of);
    // after a save or deletion, the verifier reads the data again; a deviation can be in that read
    const isNextRead = method === 'GET' && agreed.request.method !== 'GET';
    if (!isNextRead) received.push(`${method} ${url} ${String(headers['x-gateway-key'])} ${headers.origin}`);
    const { content } = agreed.request.body ?? {};
    const next = agreed.request.method === 'DELETE' ? { orders: [content] } : content;
    const stored: Answer = { status: 200, body: JSON.stringify(next) };
    const answer =
      isNextRead && agreed.response.body ? stored : change(isNextRead ? stored : agreedAnswer(agreed));
    if (answer.status === 0) return response.destroy();
    const { 'Content-Type': type = 'text/plain', ...others } = answer.headers ?? {};
    response.writeHead(answer.status, { 'Content-Type': type, ...others, 'Content-Encoding': 'gzip' });
    return response.end(gzipSync(answer.body ?? ''));
  });
  const rows = deviations.map(([name, of], row) => {
    const { request, ...one } = agreedIn(of);
    const own = { description: name, name: nameOf(name, []), providerStates: [], states: [] };
    const numbered = { ...request, query: { ...request.query, row: [String(row)] }, generators: {} };
    return { ...one, ...own, request: numbered, type: 'Synchronous/HTTP' };
  });
  const parties = { consumer: { name: 'console' }, provider: { name: 'host' } };
  const metadata = { pactSpecification: { version: '4.0' } };
  const pact = { ...parties, metadata, interactions: rows };
  const url = await listenOnLoopback(host);
  const provider = new CrossOriginProvider(
    new Host(`${url}/v1/`, { timeout: 30, headers: { 'X-Gateway-Key': 'sesame' } }),
    'https://app.example',
  );
  const agreed = { pact, interactions: rows, skipped: [] };
  const { failures } = await verification(provider, new StatesProxy(undefined), agreed);
  closeServer(host);
  const reports = failures.map(({ call, interaction, differences, impact }) => {
    const lines = differences.map(({ at, expected, got }) => `${at}: expected ${expected}, got ${got}`);
    const effect = impact === undefined ? [] : [`${impact} ${screenOfCall(call)}`];
    return [interaction.description, [...lines, ...effect].join(' | ').replace(url, '')] as const;
  });
  return { reports: Object.fromEntries(reports) as Readonly<Record<string, string>>, received };
}

/** The adapter's result: the same as for the agreed response, another value, or a failure. */
export type Outcome = 'same' | 'other' | 'failure';

const play = appWithScriptedResponses();
async function resultOf(of: string, answer: Answer): Promise<{ value: unknown } | { failure: string }> {
  const { request } = agreedIn(of);
  try {
    return { value: await play(findApiCall(request.method, request.path), answer) };
  } catch (thrown) {
    return { failure: Failure.from(thrown).kind };
  }
}

export async function playToAdapter(of: string, change: Change): Promise<Outcome> {
  const agreed = agreedAnswer(agreedIn(of));
  const expected = await resultOf(of, agreed);
  const result = await resultOf(of, change(agreed));
  if (isDeepStrictEqual(result, expected)) return 'same';
  return 'failure' in result ? 'failure' : 'other';
}
