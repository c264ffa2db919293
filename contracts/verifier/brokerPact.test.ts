import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROVIDER } from '../support/pactFile.ts';
import { interactionsAt, publishingAs } from './brokerPact.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';
import { runVerifier } from './runVerifier.ts';

const TOKEN = 'a-token';
const PACT = `/pacts/provider/${PROVIDER}/consumer/tableside-web`;
const received: { readonly of: string; readonly by: string | undefined; readonly body: string }[] = [];

/** What a broker adds to a pact: where it is, and where its results go. */
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

/** Where a broker says that everything is. */
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

/** A stand-in of a broker, and of a provider that keeps its one contract. */
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

describe('the results of a provider', { timeout: 60_000 }, () => {
  it('go to the broker that the pact came from, as those of a version on its branch', async () => {
    const publishing = publishingAs('def456', 'summer', {
      PACT_BROKER_BASE_URL: `${origin}/`,
      PACT_BROKER_TOKEN: TOKEN,
    });
    const interactions = await interactionsAt(publishing);
    expect(interactions.map(({ description }) => description)).toEqual(['a request for the weather']);

    const results = await runVerifier({ provider: PROVIDER, providerBaseUrl: origin, ...publishing });
    expect(results.map(({ result }) => result)).toEqual(['OK']);
    const published = received.find(({ of }) => of === 'POST /results');
    expect(published?.by).toBe(`Bearer ${TOKEN}`);
    expect(JSON.parse(published?.body ?? '{}')).toMatchObject({
      success: true,
      providerApplicationVersion: 'def456',
    });
    expect(received.map(({ of }) => of)).toContain('PUT /branches/summer/def456');
  });

  it('are told to be missing there when the broker does not take them', async () => {
    const publishing = publishingAs('ghi789', 'closed', {
      PACT_BROKER_BASE_URL: origin,
      PACT_BROKER_TOKEN: TOKEN,
    });
    const verifying = runVerifier({ provider: PROVIDER, providerBaseUrl: origin, ...publishing });
    await expect(verifying).rejects.toThrow('The results were not published');
  });

  it('are not published where nothing says which broker', () => {
    expect(() => publishingAs('def456', undefined, {})).toThrow('PACT_BROKER_BASE_URL');
  });

  it('need a pact that the broker gives', async () => {
    const unsigned = publishingAs('def456', undefined, { PACT_BROKER_BASE_URL: origin });
    await expect(interactionsAt(unsigned)).rejects.toThrow('The broker gave no pact: 401');
  });
});
