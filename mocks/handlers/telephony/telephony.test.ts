import { describe, expect, it } from 'vitest';
import type { TelephonyConfig } from '../../db/settings/shapes.ts';
import { signedInAs } from '../../testing/testClient.ts';

const AURORA = '/api/companies/restaurants/trattoria-aurora';
const CONFIG = `${AURORA}/vapi-config`;

async function openedBy(name: string) {
  const { backend, get, put, post } = await signedInAs(name);
  return {
    get,
    config: async () => (await get(CONFIG)).body as TelephonyConfig,
    save: (body: unknown) => put(CONFIG, body),
    testCall: () => post(`${CONFIG}/test-call`),
    logs: async (query = '?limit=50') =>
      ((await get(`${CONFIG}/call-logs${query}`)).body as { logs: Record<string, unknown>[] }).logs,
    pending: () => backend.db.pendingChanges.where({ companyId: 'trattoria-aurora' }),
  };
}

describe('Telephony configuration', () => {
  it('is returned as saved and becomes a pending change', async () => {
    const { config, save, pending } = await openedBy('owner');
    const before = await config();
    const next = { ...before, callHandling: { ...before.callHandling, maxRetries: 4 } };
    expect(await save(next)).toMatchObject({ status: 200, body: { config: next } });
    expect(await config()).toEqual(next);
    expect(pending().at(-1)).toMatchObject({
      kind: 'telephony',
      description: 'Telephony configuration updated',
      fieldChanges: [{ field: 'callHandling.maxRetries', before: 2, after: 4 }],
    });
  });

  it('shares the phone number and assistant with the restaurant form', async () => {
    const { config, get, save } = await openedBy('owner');
    await save({ ...(await config()), phoneNumber: '+12125550199', assistantId: 'aurora-2' });
    expect(await get(AURORA)).toMatchObject({
      body: { data: { vapiPhoneNumber: '+12125550199', assistantConfig: { assistantId: 'aurora-2' } } },
    });
  });

  it('rejects invalid settings', async () => {
    const { config, save } = await openedBy('owner');
    for (const [changes, message] of [
      [{ maxCallDuration: 7 }, 'maxCallDuration must be one of 5, 10, 15, 20, 30'],
      [{ phoneNumber: 5 }, 'phoneNumber must be a string'],
      [{ backgroundAudioType: 'custom', backgroundAudioUrl: null }, 'backgroundAudioUrl is required'],
      [{ backgroundAudioUrl: 'ftp://a.example' }, 'backgroundAudioUrl must be a URL'],
      [{ callHandling: null }, 'callHandling must be an object'],
      [{ callHandling: { maxRetries: 6 } }, 'maxRetries must be a number from 0 to 5'],
      [
        { advancedSettings: { silenceTimeout: 5, interruptionSensitivity: 0 } },
        'interruptionSensitivity must be a number from 1 to 10',
      ],
    ] as const) {
      expect(await save({ ...(await config()), ...changes }), message).toMatchObject({
        status: 400,
        body: { message },
      });
    }
  });
});

describe('POST test-call', () => {
  it('places a call that appears in the call logs', async () => {
    const { testCall, logs } = await openedBy('admin');
    const { body } = await testCall();
    expect(body).toEqual({ success: true, callId: expect.any(String) });
    expect((await logs())[0]).toMatchObject({ callId: (body as { callId: string }).callId });
  });
});

describe('GET call-logs', () => {
  it('returns the requested number of recent entries', async () => {
    const { logs } = await openedBy('staff');
    const fifty = await logs();
    expect(fifty).toHaveLength(50);
    const starts = fifty.map(({ startTime }) => Date.parse(String(startTime)));
    expect(starts).toEqual(starts.toSorted((one, other) => other - one));
    expect(await logs('?limit=3')).toEqual(fifty.slice(0, 3));
  });

  it("lists the restaurant's calls with every status, with and without a rating", async () => {
    const { get, logs } = await openedBy('owner');
    const all = await logs('?limit=200');
    const { phoneNumbers } = (await get('/api/companies/trattoria-aurora/calls')).body as {
      phoneNumbers: { calls: { id: string; startedAt: string }[] }[];
    };
    const calls = phoneNumbers.flatMap((number) => number.calls);
    const answered = all.filter(({ status }) => status !== 'busy' && status !== 'no-answer');
    expect(new Map(answered.map(({ callId, startTime }) => [callId, startTime]))).toEqual(
      new Map(calls.map(({ id, startedAt }) => [id, startedAt])),
    );
    expect(await logs('?limit=200')).toEqual(all);
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(['completed', 'failed', 'busy', 'no-answer', 'transferred']),
    );
    expect(new Set(all.map(({ satisfaction }) => typeof satisfaction))).toEqual(
      new Set(['number', 'object']),
    );
  });
});
