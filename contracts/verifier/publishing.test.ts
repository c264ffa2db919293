import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROVIDER } from '../support/pactFile.ts';
import { publishingAs } from './publishing.ts';
import { resultsOf } from './results.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';
import { runVerifier } from './runVerifier.ts';

const TOKEN = 'a-token';
const PACT = `/pacts/provider/${PROVIDER}/consumer/tableside-web`;
const received: { readonly of: string; readonly by: string | undefined; readonly body: string }[] = [];

/** The links a broker adds to a pact. */
const pactFrom = (origin: string) => ({
  consumer: { name: 'tableside-web' },
  provider: { name: PROVIDER },
  metadata: { pactSpecification: { version: '4.0' } },
  interactions: [
    {
      type: 'Synchronous/HTTP',
      description: 'a request for the weather',
      pending: false,
      providerStates: [],
      request: { method: 'GET', path: '/weather' },
      response: { status: 200 },
    },
  ],
  _links: {
    self: { href: `${origin}${PACT}/version/abc123` },
    'pb:provider': { href: `${origin}/pacticipants/${PROVIDER}` },
    'pb:publish-verification-results': { href: `${origin}/results` },
  },
});

const indexOf = (origin: string) => ({
  _links: {
    'pb:provider-pacts-for-verification': {
      href: `${origin}/for-verification/{provider}`,
      templated: true,
    },
  },
});

const providerOf = (origin: string) => ({
  _links: { 'pb:branch-version': { href: `${origin}/branches/{branch}/{version}`, templated: true } },
});

const chosenFrom = (origin: string) => ({
  _embedded: {
    pacts: [
      {
        shortDescription: 'latest',
        verificationProperties: { pending: false, notices: [] },
        _links: { self: { href: `${origin}${PACT}/version/abc123`, name: 'the latest' } },
      },
    ],
  },
  _links: { self: { href: `${origin}/for-verification/${PROVIDER}` } },
});

/** A fake broker and a fake provider that keeps its one contract. */
const server = createServer((request, response) => {
  void text(request).then((body) => {
    const { url = '', method = '', headers } = request;
    received.push({ of: `${method} ${url}`, by: headers.authorization, body });
    const here = `http://${headers.host}`;
    const answers: readonly (readonly [string, unknown])[] = [
      ['/pacts/', pactFrom(here)],
      ['/for-verification/', chosenFrom(here)],
      ['/pacticipants/', providerOf(here)],
      ['/weather', {}],
      ['/results', {}],
      ['/branches/', {}],
      ['/', indexOf(here)],
    ];
    const [, answer] = answers.find(([path]) => url.startsWith(path)) ?? [];
    const isOpen = url === '/weather' || headers.authorization === `Bearer ${TOKEN}`;
    const isTaken = isOpen && !url.includes('/closed/');
    response.writeHead(isTaken ? 200 : 401, { 'Content-Type': 'application/hal+json' });
    response.end(JSON.stringify(answer));
  });
});
let origin: string;
beforeAll(async () => {
  origin = await listenOnLoopback(server);
});
afterAll(() => closeServer(server));

describe('Publishing verification results', { timeout: 60_000 }, () => {
  it("sends them to the pact's broker under the provider's version and branch", async () => {
    const publishing = publishingAs('def456', 'summer', {
      PACT_BROKER_BASE_URL: `${origin}/`,
      PACT_BROKER_TOKEN: TOKEN,
    });
    const { json } = await runVerifier({ provider: PROVIDER, providerBaseUrl: origin, ...publishing });
    expect(resultsOf(json).map(({ result }) => result)).toEqual(['OK']);
    const published = received.find(({ of }) => of === 'POST /results');
    expect(published?.by).toBe(`Bearer ${TOKEN}`);
    expect(JSON.parse(published?.body ?? '{}')).toMatchObject({
      success: true,
      providerApplicationVersion: 'def456',
    });
    expect(received.map(({ of }) => of)).toContain('PUT /branches/summer/def456');
  });

  it("reports a broker that doesn't accept them, and keeps them", async () => {
    const publishing = publishingAs('ghi789', 'closed', {
      PACT_BROKER_BASE_URL: origin,
      PACT_BROKER_TOKEN: TOKEN,
    });
    const { json, unpublished } = await runVerifier({
      provider: PROVIDER,
      providerBaseUrl: origin,
      ...publishing,
    });
    expect(resultsOf(json)).toHaveLength(1);
    expect(unpublished).toMatch(/./);
  });

  it('does nothing without a broker', () => {
    expect(() => publishingAs('def456', undefined, {})).toThrow('PACT_BROKER_BASE_URL');
  });
});
