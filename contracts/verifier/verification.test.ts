import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { closeServer, listenOnLoopback } from './loopback.ts';
import { Host } from './host.ts';
import { selectInteractions } from './selection.ts';
import { States } from './states.ts';
import { TIERS } from './tiers.ts';
import { verification } from './verification.ts';
import { summaryOf } from './summary.ts';

const folder = mkdtempSync(join(tmpdir(), 'verification-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A pact of requests that expect 200 and a list of restaurants. */
function pactOf(requests: readonly string[]): string {
  const file = join(folder, 'asked.json');
  const interactions = requests.map((request) => {
    const [method, path] = request.split(' ');
    return {
      type: 'Synchronous/HTTP',
      description: request,
      pending: false,
      providerStates: [],
      request: { method, path },
      response: {
        status: 200,
        headers: { 'Content-Type': ['application/json'] },
        body: { content: { restaurants: [] }, contentType: 'application/json', encoded: false },
      },
    };
  });
  const [consumer, provider] = [{ name: 'tableside-web' }, { name: 'tableside-api' }];
  const metadata = { pactSpecification: { version: '4.0' } };
  writeFileSync(file, JSON.stringify({ consumer, provider, metadata, interactions }));
  return file;
}

const asked: { readonly call: string; readonly key: unknown }[] = [];
let answers: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {};
const host = createServer((request, response) => {
  void buffer(request).then(() => {
    const call = `${request.method} ${request.url}`;
    asked.push({ call, key: request.headers['x-gateway-key'] });
    const answer = answers[call] ?? ((to) => asJson(to, 200, { restaurants: [] }));
    answer(response, request);
  });
});
const asJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
let url: string;
beforeAll(async () => {
  url = await listenOnLoopback(host);
});
afterAll(() => closeServer(host));
beforeEach(() => {
  asked.length = 0;
  answers = {};
});

const everything = { tiers: TIERS, onlyReads: false, withoutStates: [] };

async function linesOn(requests: readonly string[], base = url): Promise<readonly string[]> {
  const { verdict } = await verification({
    provider: new Host(base, { timeout: 1, headers: { 'X-Gateway-Key': 'sesame' } }),
    states: new States(undefined),
    agreed: selectInteractions(pactOf(requests), everything, folder),
  });
  expect(verdict.verified).toBe(requests.length);
  return summaryOf({ ...verdict, browser: [] })
    .split('\n')
    .filter((line) => line.startsWith('✗'))
    .map((line) => line.slice(2));
}

describe('verification', { timeout: 60_000 }, () => {
  it('reports network errors and unfollowed redirects per request', async () => {
    answers = {
      'GET /api/companies/a': (response) => response.destroy(),
      'GET /api/companies/b': () => undefined,
      'DELETE /api/companies/restaurants/c': (response) =>
        asJson(response.setHeader('Location', `${url}/elsewhere?token=secret`), 307, { restaurants: [] }),
      'GET /api/companies/d': (response) => response.writeHead(200, { 'Content-Length': 9 }).write('half'),
    };
    const lines = await linesOn([
      'GET /api/companies/restaurants',
      'GET /api/companies/a',
      'GET /api/companies/b',
      'GET /api/companies/restaurants/whole',
      'DELETE /api/companies/restaurants/c',
      'GET /api/companies/d',
    ]);
    expect(lines).toEqual([
      'GET /api/companies/:companyId  response of “GET /api/companies/a”: expected one, got a reset connection',
      'GET /api/companies/:companyId  response of “GET /api/companies/b”: expected one, got no response within 1 s',
      'GET /api/companies/:companyId  response of “GET /api/companies/d”: expected one, got no response within 1 s',
      `DELETE /api/companies/restaurants/:companyId  status of “DELETE /api/companies/restaurants/c”: expected 200, got 307 to ${url}/elsewhere`,
    ]);
    expect(asked.map(({ call }) => call).filter((call) => call.includes('elsewhere'))).toEqual([]);
  });

  it("reports a wrong status first, with the host's message instead of missing fields", async () => {
    const call = 'GET /api/companies/restaurants';
    const wrong = `${call}  status of “${call}”: expected 200, got`;
    answers = { [call]: (response) => asJson(response, 404, { message: 'No such company' }) };
    expect(await linesOn([call])).toEqual([`${wrong} 404 “No such company”`]);
    answers = {
      [call]: (response) =>
        response
          .writeHead(409, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
          .end(gzipSync('{"message":"Not now"}')),
    };
    expect(await linesOn([call])).toEqual([`${wrong} 409 “Not now”`]);
    answers = { [call]: (response) => response.writeHead(502, { 'Content-Type': 'text/html' }).end('<p>') };
    expect(await linesOn([call])).toEqual([
      `${wrong} 502`,
      `${call}  Content-Type: expected application/json, got text/html`,
    ]);
  });

  it("sends each request once, below the provider's address, with the extra headers", async () => {
    answers = {
      'GET /v1/api/companies/restaurants': (response) =>
        response
          .writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
          .end(gzipSync('{"restaurants":[]}')),
    };
    expect(await linesOn(['GET /api/companies/restaurants'], `${url}/v1/`)).toEqual([]);
    expect(asked).toEqual([{ call: 'GET /v1/api/companies/restaurants', key: 'sesame' }]);
  });

  it('reports refused connections and servers without TLS', async () => {
    const stopped = createServer();
    const gone = await listenOnLoopback(stopped);
    closeServer(stopped);
    expect(await linesOn(['GET /api/companies/restaurants'], gone)).toEqual([
      'GET /api/companies/restaurants  response of “GET /api/companies/restaurants”: expected one, got a refused connection',
    ]);
    const [line] = await linesOn(['GET /api/companies/restaurants'], url.replace('http:', 'https:'));
    expect(line).toContain('wrong version number');
  });
});
