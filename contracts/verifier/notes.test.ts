import { describe, expect, it } from 'vitest';
import { likelyCause, missingInResponse } from './notes.ts';
import type { Exchange } from './relay.ts';
import type { Failure } from './failures.ts';

const inStates = (states: readonly string[], needs: readonly string[]): Failure => ({
  method: 'GET',
  path: '/api/companies/:companyId',
  description: 'a request for the company',
  states,
  needs,
  agreedStatus: 200,
  isPending: false,
  differences: [],
});
const given = (all: Readonly<Record<string, readonly string[]>>) =>
  new Map(Object.entries(all).map(([state, values]) => [state, new Set(values)]));

describe('missingInResponse', () => {
  it('reports each missing value with its state once', () => {
    const broken = [
      inStates(['a menu'], ['accessToken', 'companyId']),
      inStates(['a menu'], ['accessToken', 'companyId', 'itemId']),
      inStates(['users'], ['accessToken', 'companyId']),
      inStates(['calls'], ['accessToken', 'companyId']),
    ];
    const values = given({
      'a menu': ['accessToken'],
      users: ['accessToken'],
      calls: ['accessToken', 'companyId'],
    });
    expect(missingInResponse(broken, values)).toEqual([
      'No companyId returned by: “a menu”, “users”',
      'No itemId returned by: “a menu”',
    ]);
  });

  it('names the state before a transient one if both lack the value', () => {
    const broken = [inStates(['users', 'the server is failing'], ['accessToken', 'companyId'])];
    const values = given({ users: [], 'the server is failing': ['accessToken'] });
    expect(missingInResponse(broken, values)).toEqual(['No companyId returned by: “users”']);
  });

  it("skips states that couldn't be set up", () => {
    expect(missingInResponse([inStates(['users'], ['companyId'])], new Map())).toEqual([]);
  });
});

describe('likelyCause', () => {
  const twenty = (exchange: Exchange) => Array.from({ length: 20 }, () => exchange);
  it.each([
    [{ status: 404 }, 'base path'],
    [{ status: 404, isPage: true }, 'base path'],
    [{ status: 401 }, 'token'],
    [{ status: 200, isPage: true }, 'HTML page'],
  ])('is reported when all responses are alike: %j', (exchange, words) => {
    expect(likelyCause(twenty(exchange)).join()).toContain(words);
    expect(likelyCause([...twenty(exchange).slice(1), { status: 200 }]).join()).toContain(words);
  });

  it('is not reported for mixed responses or few requests', () => {
    expect(
      likelyCause([...twenty({ status: 404 }).slice(2), { status: 200 }, { instead: 'a reset' }]),
    ).toEqual([]);
    expect(likelyCause([{ status: 404 }])).toEqual([]);
  });
});
