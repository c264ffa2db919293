import { describe, expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { demoSeed } from '../seed/demo.ts';
import { signedInAs, testClient } from '../testing/testClient.ts';

async function companiesOf(name: string) {
  const { backend, get } = await signedInAs(name);
  return { backend, get: (path: string) => get(`/api/companies/${path}`) };
}

describe('GET /api/companies/restaurants', () => {
  it("returns the user's restaurants with their owners' names", async () => {
    const { get } = await companiesOf('owner');
    const { body } = await get('restaurants');
    const { data } = body as { data: { id: string }[] };
    expect(data.map(({ id }) => id)).toEqual(['trattoria-aurora', 'saffron-house', 'blue-door-diner']);
    expect(data[0]).toEqual({
      id: 'trattoria-aurora',
      name: 'Trattoria Aurora',
      owner: 'Giulia Ferraro',
      description: expect.any(String),
      plan: 'starter',
    });
    expect(data[2]).toMatchObject({
      owner: expect.stringMatching(/^\S+ \S+$/),
      description: null,
      plan: 'free',
    });
  });

  it('can be empty', async () => {
    const { get } = await companiesOf('new');
    expect(await get('restaurants')).toMatchObject({ status: 200, body: { data: [] } });
  });

  it('leaves out restaurants whose access was revoked', async () => {
    const { backend, get } = await companiesOf('staff');
    const [membership] = backend.db.memberships.where({ userId: 'user-3' });
    await backend.db.memberships.update(membership?.id ?? '', { isActive: false });
    expect((await get('restaurants')).body).toEqual({ data: [] });
    expect((await get('trattoria-aurora')).status).toBe(404);
  });
});

describe('GET /api/companies/{id}', () => {
  it("returns the user's role, the minutes, and the agents", async () => {
    const { get } = await companiesOf('owner');
    const { status, body } = await get('trattoria-aurora');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 'trattoria-aurora',
      name: 'Trattoria Aurora',
      contactEmail: 'ciao@trattoria-aurora.example',
      address: { city: 'New York' },
      role: 'owner',
      subscription: { plan: 'starter' },
      minutes: { totalCredits: 200, usedCredits: expect.any(Number), creditHistory: [{ credits: 200 }] },
      elevenLabsAgentIds: ['aurora-host'],
      openaiAgentIds: ['aurora-orders'],
    });
    expect((await get('saffron-house')).body).toMatchObject({ role: 'admin' });
    expect((await get('blue-door-diner')).body).toMatchObject({ role: 'staff', website: null });
  });

  it('never includes the API key', async () => {
    const { get } = await companiesOf('owner');
    expect(JSON.stringify((await get('trattoria-aurora')).body)).not.toContain('ts_live');
  });

  it.each(['', '/users', '/calls', '/api-key', '/orders', '/xiagents/saffron-desk'])(
    'returns 404 for non-members, as for a missing company: %s',
    async (path) => {
      const { get } = await companiesOf('admin');
      const message = 'Company not found';
      expect(await get(`saffron-house${path}`)).toMatchObject({ status: 404, body: { message } });
      expect(await get(`no-such-company${path}`)).toMatchObject({ status: 404, body: { message } });
    },
  );

  it.each(['', '/users', '/calls', '/api-key', '/orders'])('rejects signed-out users: %s', async (path) => {
    const client = testClient(createBackend({ seed: demoSeed() }));
    expect((await client.get(`/api/companies/trattoria-aurora${path}`)).status).toBe(401);
  });
});

describe('GET users', () => {
  it('returns members with role, status, date, and membership ID', async () => {
    const { get } = await companiesOf('staff');
    const { users } = (await get('trattoria-aurora/users')).body as {
      users: { _id: string; role: string; isActive: boolean }[];
    };
    expect(users[0]).toEqual({
      _id: 'user-1',
      firstName: 'Giulia',
      lastName: 'Ferraro',
      email: 'owner@tableside.example',
      role: 'owner',
      isActive: true,
      accessCreatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(new Set(users.map(({ role }) => role))).toEqual(new Set(['owner', 'admin', 'manager', 'staff']));
    expect(users.filter(({ isActive }) => !isActive).length).toBeGreaterThan(0);
    expect(JSON.stringify(users)).not.toContain('password');
  });
});

describe('GET calls', () => {
  it('groups calls by phone number, newest first', async () => {
    const { get } = await companiesOf('staff');
    const { phoneNumbers } = (await get('trattoria-aurora/calls')).body as {
      phoneNumbers: { phoneNumberId: string; phoneNumber: string; calls: { startedAt: string }[] }[];
    };
    expect(phoneNumbers.map(({ phoneNumber }) => phoneNumber)).toEqual([
      '+12125550142',
      '+12125550143',
      '+12125550147',
    ]);
    for (const { calls } of phoneNumbers) {
      const starts = calls.map(({ startedAt }) => startedAt);
      expect(starts.length).toBeGreaterThan(0);
      expect(starts).toEqual(starts.toSorted().toReversed());
    }
  });
});

describe('GET api-key', () => {
  it('is limited to the owner and admins', async () => {
    const { get } = await companiesOf('admin');
    expect(await get('trattoria-aurora/api-key')).toMatchObject({
      status: 200,
      body: { apiKey: expect.stringContaining('ts_live') },
    });
  });

  it('can be missing', async () => {
    const { get } = await companiesOf('owner');
    expect(await get('saffron-house/api-key')).toMatchObject({ status: 200, body: { apiKey: null } });
  });

  it('rejects other roles', async () => {
    const { get } = await companiesOf('staff');
    const message = 'Only an owner or admin may do this';
    expect(await get('trattoria-aurora/api-key')).toMatchObject({ status: 403, body: { message } });
  });
});
