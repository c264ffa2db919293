import { describe, expect, it, vi } from 'vitest';
import { createBackend } from './backend.ts';
import { demoSeed } from './seed/demo.ts';
import { emptySeed } from './seed/empty.ts';
import type { StateStore, StoredState } from './db/stateStore.ts';
import { testClient } from './testing/testClient.ts';

/** A store shared by two tabs. */
function sharedDisk() {
  let stored: StoredState | undefined;
  const log: string[] = [];
  const store = (): StateStore => ({
    locked: async (mode, work) => {
      log.push(mode);
      return work();
    },
    pull: () => Promise.resolve(stored),
    push: async ({ seededAt, tables }) => {
      log.push('push begins');
      await Promise.resolve();
      const before = stored?.seededAt === seededAt ? stored.tables : {};
      stored = { seededAt, tables: { ...before, ...tables } };
      log.push('push ends');
    },
  });
  return { store, log };
}

describe('A mock backend', () => {
  it('responds only to API requests', async () => {
    const backend = createBackend({ seed: emptySeed() });
    expect(await backend.respond(new Request('http://api.test/api/nothing'))).toBeUndefined();
    expect(await backend.respond(new Request('http://api.test/logo.svg'))).toBeUndefined();
  });

  it('shares no data with other backends', async () => {
    const [one, other] = [createBackend({ seed: demoSeed() }), createBackend({ seed: demoSeed() })];
    const { token } = await testClient(one).signIn('owner@tableside.example');
    expect((await testClient(other).get('/api/companies/restaurants', { token })).status).toBe(401);
  });

  it('delays every response by the configured latency', async () => {
    vi.useFakeTimers();
    const backend = createBackend({ seed: demoSeed(), latencyMs: 300 });
    const answered = vi.fn();
    void testClient(backend).get('/api/companies/restaurants').then(answered);
    await vi.advanceTimersByTimeAsync(299);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  });

  it('restores the seed on reset, with its dates moved to now', async () => {
    let now = Date.parse('2026-03-01T12:00:00.000Z');
    const backend = createBackend({ seed: demoSeed(), now: () => now });
    const started = () => backend.db.calls.find('trattoria-aurora-call-1')?.startedAt ?? '';
    await backend.warmUp();
    const before = started();
    await backend.scenario('a signed-in user');
    backend.latencyMs = 500;
    backend.faults.always('offline');

    now += 60_000;
    await backend.reset();
    expect(backend.latencyMs).toBe(0);
    expect(backend.faults.repeating).toEqual([]);
    expect(backend.db.sessions.all()).toEqual([]);
    expect(Date.parse(started()) - Date.parse(before)).toBe(60_000);
  });
});

describe('createBackend with a replacement seed', () => {
  it('serves the replacement seed, with its dates moved to now, until a reset', async () => {
    const now = Date.parse('2026-03-08T06:30:00.000Z');
    const { store } = sharedDisk();
    const start = () => createBackend({ seed: demoSeed(), store: store(), now: () => now });
    const backend = start();
    await backend.replaceRows(demoSeed(7));
    const drawn = backend.db.orders.all();
    expect(drawn.at(-1)?.timestamp).toMatch(/^2026-03-08T0[0-6]/);

    const reloaded = start();
    await reloaded.warmUp();
    expect(reloaded.db.orders.all()).toEqual(drawn);
    await reloaded.reset();
    expect(reloaded.db.orders.all()).not.toEqual(drawn);
  });
});

describe('createBackend with a store', () => {
  it('responds to a change only after the store has saved it', async () => {
    const { store, log } = sharedDisk();
    const client = testClient(createBackend({ seed: demoSeed(), store: store() }));
    await client.signIn('owner@tableside.example');
    expect(log).toEqual(['write', 'push begins', 'push ends']);
  });

  it('never writes to the store for a GET', async () => {
    const { store, log } = sharedDisk();
    await testClient(createBackend({ seed: demoSeed(), store: store() })).get('/api/companies/restaurants');
    expect(log).toEqual(['read']);
  });

  it('keeps its data and dates after a reload', async () => {
    const { store } = sharedDisk();
    const first = createBackend({ seed: demoSeed(), store: store(), now: () => 1_000_000_000_000 });
    const { token } = await testClient(first).signIn('owner@tableside.example');
    const call = first.db.calls.find('trattoria-aurora-call-1');

    const reloaded = createBackend({ seed: demoSeed(), store: store(), now: () => 1_000_000_005_000 });
    expect((await testClient(reloaded).get('/api/companies/restaurants', { token })).status).toBe(200);
    expect(reloaded.db.calls.find('trattoria-aurora-call-1')).toEqual(call);
  });

  it('sees changes made in another tab', async () => {
    const { store } = sharedDisk();
    const tabs = [1, 2].map(() => testClient(createBackend({ seed: demoSeed(), store: store() })));
    const [one, other] = tabs;
    const session = await one?.signIn('owner@tableside.example');
    expect((await other?.get('/api/companies/restaurants', session))?.status).toBe(200);
    await other?.post('/api/users/logout', session);
    expect((await one?.get('/api/companies/restaurants', session))?.status).toBe(401);
  });

  it('clears the store on reset, for other tabs too', async () => {
    const { store } = sharedDisk();
    const one = createBackend({ seed: demoSeed(), store: store() });
    const other = createBackend({ seed: demoSeed(), store: store() });
    const { token } = await testClient(one).signIn('owner@tableside.example');
    await other.reset();
    expect((await testClient(one).get('/api/companies/restaurants', { token })).status).toBe(401);
    expect(one.db.companies.all()).toHaveLength(3);
  });
});
