import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '../../mocks/hosts/server.ts';
import { emptySeed } from '../../mocks/seed/empty.ts';
import { interactionsIn, PACT_FILE } from '../support/pactFile.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';
import { Host } from './host.ts';
import { selectInteractions } from './selection.ts';
import { States } from './states.ts';
import { verification } from './verification.ts';
import { isVerified, summaryOf, type Verdict } from './summary.ts';
import { TIERS } from './tiers.ts';

interface Answer {
  readonly status: number;
  readonly text: string;
  /** Defaults to JSON. */
  readonly type?: string;
}

interface Break {
  /** The calls affected: `GET /api/…`. */
  readonly of: RegExp;
  readonly change: (answer: Answer) => Answer;
}

/** Ways a provider can break contracts: renamed fields, other types, missing refusals, HTML pages. */
const breaks: readonly Break[] = [
  {
    of: /^GET .*\/users$/,
    change: ({ status, text }) => ({ status, text: text.replaceAll('"isActive"', '"active"') }),
  },
  {
    of: /^GET .*\/orders$/,
    change: ({ status, text }) => ({
      status,
      text: text.replaceAll(/"orderNumber":"(\d+)"/g, '"orderNumber":$1'),
    }),
  },
  {
    of: /^POST .*\/deployment\/deploy$/,
    change: ({ status, text }) => ({ status: status === 403 ? 200 : status, text }),
  },
  {
    of: /^GET .*\/call-logs\?/,
    change: ({ status, text }) => ({ status, text: text.replaceAll('"status"', '"state"') }),
  },
  {
    of: /^GET .*\/calls$/,
    change: ({ status, text }) => ({
      status,
      text: text.replaceAll(/("startedAt":")\d{4}-\d\d-\d\d/g, '$12026-02-30'),
    }),
  },
  {
    of: /^GET .*\/available-voices$/,
    change: ({ status, text }) => ({ status, text: text.slice(0, -1) }),
  },
  {
    of: /^GET .*\/menu$/,
    change: ({ status, text }) => ({ status, text: text.replaceAll('"imageUrl"', '"image"') }),
  },
  {
    of: /^PUT .*\/voice-config$/,
    change: ({ status }) => ({ status, text: '{"success":false}' }),
  },
  {
    of: /^DELETE .*\/orders$/,
    change: ({ status }) => ({ status, text: PAGE, type: 'text/html' }),
  },
  {
    of: /^POST .*\/login$/,
    change: ({ status, text }) =>
      status === 401 ? { status: 200, text: PAGE, type: 'text/html' } : { status, text },
  },
];

const PAGE = '<!doctype html><title>Sign in</title>';

let mock: RunningServer;
beforeAll(async () => {
  mock = await startServer({ port: 0, seed: emptySeed() });
});
afterAll(() => mock.close());

const provider = createServer((request, response) => {
  void (async () => {
    const body = await buffer(request);
    const { 'content-length': _, ...headers } = request.headers;
    const answer = await fetch(mock.url + (request.url ?? ''), {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    });
    const type = answer.headers.get('Content-Type') ?? '';
    response.setHeader('Set-Cookie', answer.headers.getSetCookie());
    if (!type.includes('json')) {
      response
        .writeHead(answer.status, { 'Content-Type': type })
        .end(Buffer.from(await answer.arrayBuffer()));
      return;
    }
    const asked = `${request.method} ${request.url}`;
    const whole: Answer = { status: answer.status, text: await answer.text() };
    const changed = breaks.find(({ of }) => of.test(asked))?.change(whole) ?? whole;
    response.writeHead(changed.status, { 'Content-Type': changed.type ?? type }).end(changed.text);
  })();
});
let url: string;
beforeAll(async () => {
  url = await listenOnLoopback(provider);
});
afterAll(() => closeServer(provider));

const folder = mkdtempSync(join(tmpdir(), 'failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

const manner = { timeout: 30, headers: {} };

async function verdictOn(statesUrl: string): Promise<Verdict> {
  const selection = { tiers: TIERS, onlyReads: false, withoutStates: [] };
  const { verdict } = await verification({
    provider: new Host(url, manner),
    states: new States(new Host(statesUrl, manner)),
    agreed: selectInteractions(PACT_FILE, selection, folder),
  });
  return { ...verdict, browser: [] };
}

describe('A broken provider', { timeout: 120_000 }, () => {
  it('is reported per call with expected and actual values', async () => {
    const verdict = await verdictOn(`${mock.url}/__backend/states`);
    expect(isVerified(verdict)).toBe(false);
    // the number of other actions grows with the handbook
    const lines = summaryOf(verdict)
      .replaceAll(/ and \d+ other actions?$/gm, '')
      .split('\n');
    expect(lines).toEqual([
      `15 of ${verdict.verified} interactions failed`,
      `Provider ${url}, ${verdict.at.toISOString()}`,
      '✗ DELETE /api/companies/:companyId/orders  body: expected no web page, got <!doctype html><title>Sign in</title>',
      '    breaks “Delete an order” (/company/:companyId/orders)',
      '✗ POST /api/companies/restaurants/:companyId/deployment/deploy  status of “a deployment by a staff member”: expected 400 or 403 or 409 or 422, got 200 “Only an owner or admin may do this”',
      ...['manager', 'staff'].map(
        (role) =>
          `✗ POST /api/companies/restaurants/:companyId/deployment/deploy  status of “POST /api/companies/restaurants/:companyId/deployment/deploy as ${role}”: expected 403 or 404, got 200 “Only an owner or admin may do this”`,
      ),
      '✗ GET /api/companies/restaurants/:companyId/vapi-config/call-logs  $.logs[*].status: expected a value, got none; it has callId, customerNumber, duration, id, satisfaction, startTime, state',
      '    breaks “View telephony settings and recent calls” (/company/:companyId › Telephony Configuration)',
      '✗ GET /api/companies/:companyId/calls  $.phoneNumbers[*].calls[*].startedAt: expected like "2026-01-15T18:30:00.000Z", got "2026-02-30T18:30:00.000Z"; there is no such day',
      '    breaks “View calls by phone number” (/company/:companyId › Calls)',
      '✗ GET /api/companies/restaurants/:companyId/menu  $.categories[*].items[*].imageUrl: expected like "https://aurora.example/pie.jpg", got none',
      '    breaks “View the menu” (/company/:companyId › Menu Builder)',
      // order depends on which interaction runs first
      expect.stringMatching(
        /^✗ GET \/api\/companies\/:companyId\/orders {2}\$\.orders\[\*\]\.orderNumber: expected like "1042" \(String\), got 104\d \(Integer\)$/,
      ),
      '    breaks “View the orders” (/company/:companyId/orders)',
      '✗ GET /api/companies/:companyId/users  $.users[*].isActive: expected a value, got none; it has _id, accessCreatedAt, active, email, firstName, lastName, role',
      '    breaks “View the company’s users” (/company/:companyId › Company Users)',
      expect.stringMatching(
        /^✗ GET \/api\/voice\/available-voices {2}body: expected JSON, got broken JSON: \{"voices":/,
      ),
      '    breaks “View the voice settings” (/company/:companyId › Voice Configuration)',
      '✗ POST /api/users/login  status of “a sign-in with a wrong password”: expected Client error (400–499), got 200',
      '✗ PUT /api/companies/restaurants/:companyId/voice-config  $.success: expected true or none, got false',
      '    breaks “Change the voice settings” (/company/:companyId › Voice Configuration)',
    ]);
  });

  it("is reported once per state that can't be set up", async () => {
    const verdict = await verdictOn(`${mock.url}/__backend/no-such-endpoint`);
    const { problems } = verdict;
    expect(problems.get('a company with users')).toContain('404');
    const states = interactionsIn(PACT_FILE).flatMap(({ states: names }) => names);
    expect([...problems.keys()]).toEqual(expect.arrayContaining(states));
    const lines = summaryOf(verdict, 20).split('\n');
    expect(lines.length).toBeLessThanOrEqual(20);
    expect(lines[0]).toMatch(/^\d+ of \d+ interactions failed, \d+ could not run$/);
    expect(lines.filter((line) => line.includes('no-such-endpoint'))).toHaveLength(1);
    // failures from a missing state say nothing about the provider
    expect(lines.join()).not.toContain('a restaurant with orders');
  });
});
