import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { CrossOriginHost } from '../browser/CrossOriginHost.ts';
import { findApiCall } from '../support/calls.ts';
import { interactionsIn, nameOf, PACT_FILE, type Interaction } from '../support/pactFile.ts';
import { playAnswers, type Answer } from '../support/playAnswers.ts';
import { Host } from './host.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';
import { States } from './states.ts';
import { verification } from './verification.ts';

// A host deviates from the agreed responses, once for each meaning of a deviation. One run of the verifier
// judges them all, and so do the console's adapters. Neither may reject what the other one accepts.

type Change = (agreed: Answer) => Answer;

const whole =
  (answer: Partial<Answer>): Change =>
  (agreed) => ({ ...agreed, ...answer });
const inBody =
  (change: (body: string) => string): Change =>
  (agreed) => ({ ...agreed, body: change(agreed.body ?? '') });
const swap = (from: string | RegExp, to: string) => inBody((body) => body.replaceAll(from, to));
const json = (status: number, value: unknown) =>
  whole({ status, body: JSON.stringify(value), headers: { 'Content-Type': 'application/json' } });
const typed = (type: string) => whole({ headers: { 'Content-Type': type } });
const page = (status: number) =>
  whole({ status, body: '<!doctype html><title>Sign in</title>', headers: { 'Content-Type': 'text/html' } });

/** Adds a changed element to a list. */
const withAnother = (from: string, to: string) =>
  inBody((body) => body.replace(/\[(.*)\]/, (_, one: string) => `[${one},${one.replace(from, to)}]`));

const orders = 'a request for the orders of a company';
const failing = 'a request for the orders of a company while the server is failing';
const users = 'a request for the users of a company';
const calls = 'a request for the calls of a company';
const logs = 'a request for the 50 most recent call logs';
const telephony = 'a request for the telephony configuration';
const voice = 'a request for the voice configuration';
const agent = 'a request for an agent with a label and an evaluation';
const menu = 'a request for the menu, with an item that has every field';
const saved = 'a voice configuration to save';
const refusal = 'a deployment by a staff member';

/** What the adapter returns: the same as for the agreed response, something else, or a failure. */
type Outcome = 'same' | 'other' | 'failure';

const deviations: readonly (readonly [name: string, of: string, change: Change, adapter: Outcome])[] = [
  ['nothing', orders, (agreed) => agreed, 'same'],
  ['an extra field', orders, swap('{"orders"', '{"total":1,"orders"'), 'same'],
  ['another 2xx', orders, whole({ status: 201 }), 'same'],
  ['a charset', orders, typed('application/json; charset=utf-8'), 'same'],
  ['a byte order mark', orders, inBody((body) => `\ufeff${body}`), 'same'],
  ['a fraction', agent, swap('"message_count":2', '"message_count":2.5'), 'other'],
  ['a word in capitals', agent, swap('"done"', '"DONE"'), 'other'],
  ['a text where no body is agreed', saved, whole({ status: 200, body: 'OK' }), 'same'],
  ['another refusal', refusal, whole({ status: 409 }), 'same'],
  ['a page with a refusal', refusal, page(403), 'same'],
  ['another server error', failing, whole({ status: 503 }), 'same'],
  ['an element that lacks what one must have', menu, swap(/(\{"aliases".*\})\]/g, '$1,{}]'), 'other'],

  ['a renamed field', users, swap('"isActive"', '"active"'), 'other'],
  ['a fault in one element of two', users, withAnother('"_id"', '"id"'), 'other'],
  ['null', users, swap(/"isActive":\w+/g, '"isActive":null'), 'other'],
  ['another type', calls, swap(/"messages":\[.*?\]/g, '"messages":"none"'), 'other'],
  ['a number for a text', orders, swap('"1042"', '1042'), 'same'],
  ['a blank ID', users, swap(/"_id":"[^"]*"/g, '"_id":" "'), 'other'],
  ['a day that does not exist', logs, swap('2026-01-15T', '2026-02-30T'), 'other'],
  ['milliseconds of a call', logs, swap('"duration":72', '"duration":72000'), 'other'],
  ['milliseconds of a setting', telephony, swap('"retryDelay":5', '"retryDelay":5000'), 'other'],
  ['a setting in capitals', voice, swap('"friendly"', '"FRIENDLY"'), 'other'],
  ['no element', orders, swap(/\[.*\]/g, '[]'), 'other'],
  ['no element with what one must have', menu, swap('"imageUrl"', '"image"'), 'other'],
  ['success: false', saved, json(200, { success: false }), 'failure'],
  ['a page where no body is agreed', saved, page(200), 'failure'],
  ['a page for data', orders, page(200), 'failure'],
  ['broken JSON', orders, inBody((body) => body.slice(0, 30)), 'failure'],
  ['no body', orders, whole({ body: undefined }), 'failure'],
  ['a success for a refusal', refusal, json(200, { message: 'Only for owners' }), 'failure'],
  ['a refusal with another meaning', refusal, json(404, { message: 'Not here' }), 'failure'],
  ['an error for data', orders, page(502), 'failure'],
  ['a redirect', orders, whole({ status: 307, headers: { Location: '/elsewhere?token=secret' } }), 'failure'],
  // stands for a reset connection
  ['no response', orders, whole({ status: 0 }), 'failure'],
];

/** What the verification reports. It passes the other deviations. */
const REPORTS: Readonly<Record<string, string>> = {
  'a renamed field':
    '$.users[*].isActive: expected a value, got none; it has _id, accessCreatedAt, active, email, firstName, lastName, role',
  'a fault in one element of two':
    '$.users[*]._id: expected a value, got none; it has accessCreatedAt, email, firstName, id, isActive, lastName, role',
  null: '$.users[*].isActive: expected like false (Boolean), got null (Null)',
  'another type':
    '$.phoneNumbers[*].calls[*].messages: expected like [{"message":"Trattoria Aurora!","role":"agent","time":1.2},{"message":"A table f…, got "none"',
  'a number for a text': '$.orders[*].orderNumber: expected like "1042" (String), got 1042 (Integer)',
  'a blank ID': '$.users[*]._id: expected like "u8", got " "',
  'a day that does not exist':
    '$.logs[*].startTime: expected like "2026-01-15T18:30:00.000Z", got "2026-02-30T18:30:00.000Z"; there is no such day',
  'milliseconds of a call':
    '$.logs[*].duration: expected like 72, got 72000; it must be seconds, not milliseconds',
  'milliseconds of a setting':
    '$.callHandling.retryDelay: expected like 5, got 5000; it must be seconds, not milliseconds',
  'a setting in capitals':
    '$.personality: expected like "friendly", got "FRIENDLY"; it must be in lower case',
  'no element': expect.stringMatching(/^\$\.orders: expected .*, got \[\]$/) as string,
  'no element with what one must have':
    '$.categories[*].items[*].imageUrl: expected like "https://aurora.example/pie.jpg", got none',
  'success: false': '$.success: expected true or none, got false',
  'a page where no body is agreed': 'body: expected no web page, got <!doctype html><title>Sign in</title>',
  'a page for data':
    'Content-Type: expected application/json, got text/html | body: expected no web page, got <!doctype html><title>Sign in</title>',
  'broken JSON': 'body: expected JSON, got broken JSON: {"orders":[{"details":"TABLE 4',
  'no body': expect.stringMatching(/^\/: expected \{"orders":.*, got null$/) as string,
  // a wrong status hides the body's differences
  'a success for a refusal': 'status: expected 400 or 403 or 409 or 422, got 200 “Only for owners”',
  'a refusal with another meaning': 'status: expected 400 or 403 or 409 or 422, got 404 “Not here”',
  'an error for data':
    'status: expected Successful response (200–299), got 502 | Content-Type: expected application/json, got text/html',
  // without its query, which may contain a token
  'a redirect':
    'status: expected Successful response (200–299), got 307 to /elsewhere | Content-Type: expected application/json, got text/plain',
  'no response': 'response: expected one, got a reset connection',
};

/** Reported although the adapter copes, because no host should rely on the conversion. */
const CONVERTED = 'a number for a text';

const interactions = new Map(interactionsIn(PACT_FILE).map((one) => [one.description, one]));
const agreedIn = (description: string): Interaction =>
  interactions.get(description) ?? expect.fail(`There is no ${description}`);
const agreedAnswer = ({ response: { status, body } }: Interaction): Answer => ({
  status,
  body: body && JSON.stringify(body.content),
  headers: body ? { 'Content-Type': body.contentType } : {},
});

/** Every request that the host received, as `GET /v1/api/… key origin`. */
const received: string[] = [];
const host = createServer((request, response) => {
  const { method, url = '', headers } = request;
  received.push(`${method} ${url} ${String(headers['x-gateway-key'])} ${headers.origin}`);
  const [, of = '', change = (agreed: Answer) => agreed] = deviations[Number(url.split('?row=')[1])] ?? [];
  const answer = change(agreedAnswer(agreedIn(of)));
  if (answer.status === 0) return response.destroy();
  const { 'Content-Type': type = 'text/plain', ...others } = answer.headers ?? {};
  response.writeHead(answer.status, { 'Content-Type': type, ...others, 'Content-Encoding': 'gzip' });
  return response.end(gzipSync(answer.body ?? ''));
});

/** Runs the verifier once. @returns what it reports, by deviation */
async function verify(): Promise<Readonly<Record<string, string>>> {
  const folder = mkdtempSync(join(tmpdir(), 'drift-'));
  const rows = deviations.map(([name, of], row) => {
    const { request, ...one } = agreedIn(of);
    const own = { description: name, name: nameOf(name, []), providerStates: [], states: [] };
    const numbered = { ...request, query: { row: [String(row)] }, generators: {} };
    return { ...one, ...own, request: numbered, type: 'Synchronous/HTTP' };
  });
  const pactFile = join(folder, 'pact.json');
  const parties = { consumer: { name: 'console' }, provider: { name: 'host' } };
  const metadata = { pactSpecification: { version: '4.0' } };
  writeFileSync(pactFile, JSON.stringify({ ...parties, metadata, interactions: rows }));
  const url = await listenOnLoopback(host);
  const provider = new CrossOriginHost(
    new Host(`${url}/v1/`, { timeout: 30, headers: { 'X-Gateway-Key': 'sesame' } }),
    'https://app.example',
  );
  const { verdict } = await verification({
    provider,
    states: new States(undefined),
    agreed: { pactFile, interactions: rows, leftOut: [] },
  });
  rmSync(folder, { recursive: true });
  const reports = verdict.failures.map(({ description, differences }) => {
    const lines = differences.map(({ at, expected, got }) => `${at}: expected ${expected}, got ${got}`);
    return [description, lines.join(' | ').replace(url, '')] as const;
  });
  return Object.fromEntries(reports);
}

const play = playAnswers();
async function resultOf(of: string, answer: Answer): Promise<{ value: unknown } | { failure: string }> {
  const { request } = agreedIn(of);
  try {
    return { value: await play(findApiCall(request.method, request.path), answer) };
  } catch (thrown) {
    return { failure: Failure.from(thrown).kind };
  }
}

async function outcomeOf(of: string, change: Change): Promise<Outcome> {
  const agreed = agreedAnswer(agreedIn(of));
  const expected = await resultOf(of, agreed);
  const result = await resultOf(of, change(agreed));
  if (isDeepStrictEqual(result, expected)) return 'same';
  return 'failure' in result ? 'failure' : 'other';
}

describe('A host that deviates from the contracts', () => {
  let reports: Readonly<Record<string, string>>;
  beforeAll(async () => {
    reports = await verify();
  }, 60_000);
  afterAll(() => closeServer(host));

  it('is reported with the place, the expected value, and the actual value', () => {
    expect(reports).toEqual(REPORTS);
  });

  it('receives each request once, below its address, with the extra headers and the origin', () => {
    expect(received.map((line) => line.replace(/^\w+ \/v1\/api\/\S+\?row=/, ''))).toEqual(
      deviations.map((_, row) => `${row} sesame https://app.example`),
    );
  });

  it('has this effect on the adapters', async () => {
    const outcomes = [];
    for (const [name, of, change] of deviations) outcomes.push([name, await outcomeOf(of, change)]);
    expect(outcomes).toEqual(deviations.map(([name, , , adapter]) => [name, adapter]));
  });

  it('fails the verification if an adapter fails, and passes if the adapters return the same', () => {
    const disagreeing = deviations.filter(
      ([name, , , adapter]) =>
        (adapter === 'failure' && !(name in REPORTS)) || (adapter === 'same' && name in REPORTS),
    );
    expect(disagreeing.map(([name]) => name)).toEqual([CONVERTED]);
  });
});
