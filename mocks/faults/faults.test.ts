import { describe, expect, it, vi } from 'vitest';
import { createBackend } from '../backend.ts';
import { createFaults } from './faults.ts';
import { demoSeed } from '../seed/demo.ts';
import { testClient } from '../testing/testClient.ts';

const call = (method: string, path: string) => new Request(`http://api.test${path}`, { method });

describe('createFaults', () => {
  it('applies each fault to one request, oldest fault first', () => {
    const faults = createFaults();
    faults.next({ status: 500 });
    faults.next('offline');
    const taken = [1, 2, 3].map(() => faults.forRequest(call('GET', '/api/x')));
    expect(taken).toEqual([{ status: 500 }, 'offline', undefined]);
  });

  it('keeps a fault until a request matches the pattern', () => {
    const faults = createFaults();
    faults.next('offline', 'POST /api/users/login');
    expect(faults.forRequest(call('GET', '/api/users/login'))).toBeUndefined();
    expect(faults.forRequest(call('POST', '/api/users/logout'))).toBeUndefined();
    expect(faults.forRequest(call('POST', '/api/users/login'))).toBe('offline');
  });

  it('matches parameters and wildcards', () => {
    for (const pattern of ['/api/companies/:id', '*/api/companies/:id', 'GET */api/companies/*']) {
      const faults = createFaults();
      faults.next('empty', pattern);
      expect(faults.forRequest(call('GET', '/api/companies/a')), pattern).toBe('empty');
    }
  });

  it('applies a repeating fault after all one-time faults, until it is cleared', () => {
    const faults = createFaults();
    faults.always({ status: 503 });
    faults.next('empty');
    const take = () => faults.forRequest(call('GET', '/api/x'));
    expect([take(), take(), take()]).toEqual(['empty', { status: 503 }, { status: 503 }]);
    faults.clear();
    expect(take()).toBeUndefined();
    expect(faults.repeating).toEqual([]);
  });
});

describe('createBackend with a fault', () => {
  const login = { email: 'owner@tableside.example', password: 'tableside' };

  async function answerTo(fault: Parameters<ReturnType<typeof createFaults>['next']>[0]) {
    const backend = createBackend({ seed: demoSeed() });
    backend.faults.next(fault);
    const request = new Request('http://api.test/api/users/login', {
      method: 'POST',
      body: JSON.stringify(login),
    });
    return { backend, response: await backend.respond(request) };
  }

  it('responds with the status and message and skips the handler', async () => {
    const { backend, response } = await answerTo({ status: 500, message: 'Busy' });
    expect(response?.status).toBe(500);
    expect(await response?.json()).toEqual({ message: 'Busy' });
    expect(backend.db.sessions.all()).toEqual([]);
  });

  it('simulates an unreachable host', async () => {
    expect((await answerTo('offline')).response?.type).toBe('error');
  });

  it('responds with JSON of the wrong shape', async () => {
    const { response } = await answerTo('malformed');
    expect(response?.status).toBe(200);
    expect(await response?.json()).not.toHaveProperty('accessToken');
  });

  it('responds with an empty body', async () => {
    expect(await (await answerTo('empty')).response?.text()).toBe('');
  });

  it('responds with invalid JSON', async () => {
    const { response } = await answerTo('not-json');
    expect(response?.headers.get('content-type')).toContain('text/html');
    await expect(response?.json()).rejects.toThrow();
  });

  it('delays the normal response', async () => {
    vi.useFakeTimers();
    const answered = vi.fn();
    const late = answerTo({ delay: 30 });
    void late.then(answered);
    await vi.advanceTimersByTimeAsync(29);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect((await late).response?.status).toBe(200);
  });

  it('handles the following request normally', async () => {
    const { backend } = await answerTo('offline');
    expect((await testClient(backend).post('/api/users/login', { body: login })).status).toBe(200);
  });
});
