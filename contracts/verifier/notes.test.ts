import { describe, expect, it } from 'vitest';
import { aContractFailure } from '#tests/support/builders/contractFailure.ts';
import { likelyCause, missingInResponse } from './notes.ts';
import type { Exchange } from './relay.ts';

const inStates = (states: string[], needs: readonly string[]) => {
  const { request } = aContractFailure('').interaction;
  const generators = { path: needs.map((name) => `\${${name}}`) };
  return aContractFailure('', { states, request: { ...request, generators } });
};
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
      'No companyId (a string or a number) returned by: “a menu”, “users”',
      'No itemId (a string or a number) returned by: “a menu”',
    ]);
  });

  it('names the state before a transient one if both lack the value', () => {
    const broken = [inStates(['users', 'the server is failing'], ['accessToken', 'companyId'])];
    const values = given({ users: [], 'the server is failing': ['accessToken'] });
    expect(missingInResponse(broken, values)).toEqual([
      'No companyId (a string or a number) returned by: “users”',
    ]);
  });

  it("skips states that couldn't be set up", () => {
    expect(missingInResponse([inStates(['users'], ['companyId'])], new Map())).toEqual([]);
  });
});

describe('likelyCause', () => {
  const twenty = (exchange: Exchange) => Array.from({ length: 20 }, () => exchange);

  it('is reported if nearly all of many responses are the same', () => {
    const words = (exchange: Exchange) => likelyCause([...twenty(exchange), { status: 200 }]).join();
    expect(words({ status: 404, isPage: true })).toContain('base path');
    expect(words({ status: 401 })).toContain('token');
    expect(words({ status: 200, isPage: true })).toContain('HTML page');
    const mixed = [...twenty({ status: 404 }), { status: 200 }, { networkError: 'a reset' }];
    expect(likelyCause(mixed)).toEqual([]);
    expect(likelyCause([{ status: 404 }])).toEqual([]);
  });
});
