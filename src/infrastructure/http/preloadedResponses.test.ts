import { describe, expect, test, vi } from 'vitest';
import { withPreloadedResponses } from './preloadedResponses.ts';

const url = 'https://api.example/api/companies/restaurants';
const GET = { method: 'GET' };
const giulia = { id: '1', firstName: 'Giulia', lastName: 'Ferraro', email: 'giulia@aurora.example' };
const marco = { ...giulia, id: '2', email: 'marco@aurora.example' };

function setUp() {
  const circumstances: { user: string | undefined; time: number } = { user: JSON.stringify(giulia), time: 0 };
  const early = new Response('early');
  const abort = vi.fn<() => void>();
  const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('sent')));
  const calls = [{ url, answer: Promise.resolve(early), abort }];
  const fetch = withPreloadedResponses({ user: JSON.stringify(giulia), calls }, send, {
    user: () => circumstances.user,
    now: () => circumstances.time,
  });
  return { fetch, send, early, abort, circumstances };
}

describe('A preloaded response', () => {
  test('is used by the first matching request only', async () => {
    const { fetch, send, early } = setUp();
    expect(await fetch(url, GET)).toBe(early);
    expect(send).not.toHaveBeenCalled();
    await fetch(url, GET);
    expect(send).toHaveBeenCalledOnce();
  });

  test("is still used if the user's stored name or token has changed", async () => {
    const { fetch, early, circumstances } = setUp();
    circumstances.user = JSON.stringify({ ...giulia, firstName: 'Julia', id: undefined });
    expect(await fetch(url, GET)).toBe(early);
  });

  test.each([
    ['another address', `${url}/1`, GET],
    ['another method', url, { method: 'POST' }],
  ])('stays available after a request with %s', async (_what, input, init) => {
    const { fetch, send, early } = setUp();
    await fetch(input, init);
    expect(send).toHaveBeenCalledExactlyOnceWith(input, init);
    expect(await fetch(url, GET)).toBe(early);
  });

  test.each([
    ['5 s after the start', { time: 5_000 }],
    ['when another user has signed in', { user: JSON.stringify(marco) }],
    ['when the user has signed out', { user: undefined }],
  ])('is discarded %s', async (_when, change) => {
    const { fetch, send, abort, circumstances } = setUp();
    Object.assign(circumstances, change);
    await fetch(url, GET);
    expect(send).toHaveBeenCalledOnce();
    expect(abort).toHaveBeenCalledOnce();
  });

  test('is canceled together with the request', async () => {
    const { fetch, abort } = setUp();
    const leaving = new AbortController();
    await fetch(url, { ...GET, signal: leaving.signal });
    expect(abort).not.toHaveBeenCalled();
    leaving.abort();
    expect(abort).toHaveBeenCalledOnce();
  });

  test('is optional', async () => {
    const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response('sent')));
    await withPreloadedResponses(undefined, send, { user: () => undefined, now: () => 0 })(url, GET);
    expect(send).toHaveBeenCalledOnce();
  });
});
