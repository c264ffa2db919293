import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Host } from './host.ts';
import { closeServer, listenOnLoopback } from './loopback.ts';
import { StatesProxy } from './states.ts';

const asked: string[] = [];
let answer: (response: ServerResponse) => void;
const endpoint = createServer((request, response) => {
  void text(request).then((body) => {
    asked.push(`${request.url} ${(JSON.parse(body) as { state: string }).state}`);
    answer(response);
  });
});
let url: string;
beforeAll(async () => {
  url = await listenOnLoopback(endpoint);
});
afterAll(() => closeServer(endpoint));

/** Sets up each state like Pact. @returns the values of each state, and the proxy with its records */
async function setUp(names: readonly string[], own = {}) {
  const states = new StatesProxy(new Host(`${url}/states?key=1`, { timeout: 0.1, headers: {} }), own);
  const here = await states.listen();
  asked.length = 0;
  const values = [];
  for (const state of names) {
    const body = JSON.stringify({ state, params: {}, action: 'setup' });
    values.push(await (await fetch(here, { method: 'POST', body })).json());
  }
  states.close();
  return { states, values };
}

describe('A states endpoint', () => {
  it('returns values that override the defaults', async () => {
    answer = (response) => response.end('{"accessToken":"theirs"}');
    const { states, values } = await setUp(['a signed-in user'], {
      accessToken: 'own',
      email: 'a@b.example',
    });
    expect(asked).toEqual(['/states?key=1 a signed-in user']);
    expect(values).toEqual([{ accessToken: 'theirs', email: 'a@b.example' }]);
    expect(states.given.get('a signed-in user')).toEqual(new Set(['accessToken', 'email']));
    expect(states.problems.size).toBe(0);
  });

  it('may return extra values, which requests don’t use', async () => {
    const extra = { isReady: true, seeded: { orders: 3 }, roles: ['owner'], companyId: null };
    answer = (response) => response.end(JSON.stringify({ accessToken: 'theirs', orderNumber: 7, ...extra }));
    const { states, values } = await setUp(['a signed-in user']);
    expect(values).toEqual([{ accessToken: 'theirs', orderNumber: 7 }]);
    expect(states.given.get('a signed-in user')).toEqual(new Set(['accessToken', 'orderNumber']));
    expect(states.problems.size).toBe(0);
  });

  it.each(['[{"accessToken":"theirs"}]', 'null', 'ready'])(
    'is reported for the response %s',
    async (body) => {
      answer = (response) => response.end(body);
      const { states } = await setUp(['a']);
      expect(states.problems.get('a')).toBe(`its response is not a JSON object: ${body}`);
    },
  );

  it('is reported after a timeout, and skipped after several timeouts', async () => {
    answer = () => undefined;
    const { states } = await setUp(['a', 'b', 'c', 'd', 'e']);
    expect(asked.length).toBe(3);
    expect(states.problems.get('a')).toBe('from the states endpoint came no response within 0.1 s');
    expect(states.problems.get('e')).toBe('the states endpoint didn’t respond 3 times in a row');
  });

  it('is never followed to another address', async () => {
    answer = (response) => response.writeHead(307, { Location: `${url}/elsewhere` }).end();
    const { states } = await setUp(['a']);
    expect(asked.length).toBe(1);
    expect(states.problems.get('a')).toBe('from the states endpoint came 307');
  });
});
