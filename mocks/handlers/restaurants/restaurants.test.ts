import { describe, expect, it } from 'vitest';
import { TABLE_NAMES } from '../../db/tables.ts';
import { signedInAs } from '../../testing/testClient.ts';

const AURORA = '/api/companies/restaurants/trattoria-aurora';

const changed = {
  restaurantName: 'Trattoria Alba',
  description: 'Under a new name',
  address: 'By the lake',
  phone: '607-555-0100',
  email: 'ciao@alba.example',
  website: '',
  tagline: 'Buongiorno',
  voiceId: 'Lily',
  firstMessage: 'Ciao!',
  backgroundSound: 'https://sounds.example/room.mp3',
  menuJson: '{"menu":{}}',
};

describe('A restaurant', () => {
  it('saves only the changed fields', async () => {
    const { get, put } = await signedInAs('admin');
    expect(await put(AURORA, changed)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('Trattoria Alba') },
    });
    expect((await get(AURORA)).body).toMatchObject({
      data: {
        name: 'Trattoria Alba',
        description: 'Under a new name',
        address: 'By the lake',
        phone: '607-555-0100',
        email: 'ciao@alba.example',
        website: null,
        tagline: 'Buongiorno',
        vapiPhoneId: 'phone-aurora-1',
        assistantConfig: {
          assistantId: 'trattoria-aurora',
          voiceId: 'Lily',
          firstMessage: 'Ciao!',
          backgroundSound: 'https://sounds.example/room.mp3',
        },
        menuData: { menu: {} },
        owner: { email: 'owner@tableside.example' },
      },
    });
    expect((await get('/api/companies/trattoria-aurora')).body).toMatchObject({
      name: 'Trattoria Alba',
      website: null,
      contactEmail: 'ciao@alba.example',
      subscription: { plan: 'starter' },
    });
  });

  it('adds a changed greeting or voice to the pending changes', async () => {
    const { get, put } = await signedInAs('admin');
    const pending = async () => {
      const { body } = await get(`${AURORA}/deployment/pending`);
      return (body as { changes: { description: string; changedFields: string[] }[] }).changes;
    };
    const before = await pending();
    await put(AURORA, changed);
    const [added, ...others] = await pending();
    expect(added).toMatchObject({
      type: 'voice',
      description: 'Greeting and voice updated',
      changedFields: expect.arrayContaining(['voiceId', 'firstMessage', 'backgroundSoundUrl']),
    });
    expect(others).toEqual(before);
    await put(AURORA, { ...changed, tagline: 'Buonasera' });
    expect(await pending()).toHaveLength(before.length + 1);
    expect((await get(`${AURORA}/voice-config`)).body).toMatchObject({ firstMessage: 'Ciao!' });
  });

  it('is deleted with all its data', async () => {
    const { backend, get, remove } = await signedInAs('owner');
    expect(await remove(AURORA)).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('Trattoria Aurora') },
    });
    expect((await get('/api/companies/trattoria-aurora')).status).toBe(404);
    const { data } = (await get('/api/companies/restaurants')).body as { data: { id: string }[] };
    expect(data.map(({ id }) => id)).toEqual(['saffron-house', 'blue-door-diner']);

    const { db } = backend;
    const left = TABLE_NAMES.flatMap((name) =>
      db[name].all().map((row) => ({ companyId: undefined, ...row })),
    );
    expect(left.filter(({ companyId }) => companyId === 'trattoria-aurora')).toEqual([]);
    expect(db.settings.find('trattoria-aurora')).toBeUndefined();
    const agents = new Set(db.agents.all().map(({ id }) => id));
    expect(db.conversations.all().every(({ agentId }) => agents.has(agentId))).toBe(true);
    const lines = new Set(db.phoneNumbers.all().map(({ id }) => id));
    expect(db.calls.all().every(({ phoneNumberId }) => lines.has(phoneNumberId))).toBe(true);
    expect(db.calls.all().length).toBeGreaterThan(0);
  });
});
