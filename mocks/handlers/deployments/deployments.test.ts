import { HOUR } from '../../db/durations.ts';
import { describe, expect, it } from 'vitest';
import { createBackend } from '../../backend.ts';
import { demoSeed } from '../../seed/demo.ts';
import type { TelephonyConfig, VoiceConfig } from '../../db/settings/shapes.ts';
import { testClient } from '../../testing/testClient.ts';

const AURORA = '/api/companies/restaurants/trattoria-aurora';
const VOICE = 'trattoria-aurora-change-voice';
const MENU = 'trattoria-aurora-change-menu';
const TELEPHONY = 'trattoria-aurora-change-telephony';

interface Change {
  readonly id: string;
  readonly scheduledTime: string | null;
}
interface Deployed {
  readonly id: string;
  readonly deployedAt: string;
  readonly changes: unknown[];
  readonly rollbackAvailable: boolean;
}

async function signedInAs(name: string) {
  const clock = { now: Date.parse('2026-03-04T12:00:00Z') };
  const backend = createBackend({ seed: demoSeed(), now: () => clock.now });
  const { get, put, post, signIn } = testClient(backend);
  let { token } = await signIn(`${name}@tableside.example`);
  const read = async <Body>(path: string) => (await get(AURORA + path, { token })).body as Body;
  return {
    clock,
    /** Advances the clock and signs in again, because the access token would expire. */
    async later(milliseconds: number) {
      clock.now += milliseconds;
      ({ token } = await signIn(`${name}@tableside.example`));
    },
    read,
    pending: async () => (await read<{ changes: Change[] }>('/deployment/pending')).changes,
    history: async () => (await read<{ deployments: Deployed[] }>('/deployment/history')).deployments,
    act: (action: string, body: unknown) => post(`${AURORA}/deployment/${action}`, { token, body }),
    save: (path: string, body: unknown) => put(AURORA + path, { token, body }),
    voice: () => read<VoiceConfig>('/voice-config'),
    telephony: () => read<TelephonyConfig>('/vapi-config'),
  };
}

describe('GET pending-changes', () => {
  it('includes a new change after settings are saved', async () => {
    const { pending, save, voice } = await signedInAs('owner');
    await save('/voice-config', { ...(await voice()), speakingSpeed: 1.2 });
    expect(await pending()).toHaveLength(4);
    expect((await pending())[0]).toMatchObject({ type: 'voice', changedFields: ['speakingSpeed'] });
  });
});

describe('POST deploy', () => {
  it('moves the chosen changes to the history', async () => {
    const { act, pending, history } = await signedInAs('admin');
    const { status, body } = await act('deploy', { changes: [VOICE] });
    expect({ status, body }).toEqual({
      status: 200,
      body: { success: true, deploymentId: expect.any(String) },
    });
    expect((await pending()).map(({ id }) => id)).toEqual([TELEPHONY, MENU]);
    expect((await history())[0]).toMatchObject({
      id: (body as { deploymentId: string }).deploymentId,
      status: 'success',
      environment: 'production',
      deployedAt: '2026-03-04T12:00:00.000Z',
      deployedBy: 'Marcus Webb',
      changes: [{ type: 'voice', description: 'Voice configuration updated' }],
      rollbackAvailable: true,
    });
  });

  it('fails for changes another user has deployed', async () => {
    const { act, history } = await signedInAs('owner');
    await act('deploy', { changes: [VOICE] });
    const before = await history();
    expect(await act('deploy', { changes: [VOICE, TELEPHONY] })).toMatchObject({
      status: 200,
      body: { success: false, message: 'Some of these changes are no longer pending' },
    });
    expect(await history()).toEqual(before);
  });

  it('requires the IDs of changes', async () => {
    const { act } = await signedInAs('owner');
    const message = 'changes must name at least one change';
    for (const body of [{}, { changes: [] }, { changes: 'all' }, { changes: [1] }]) {
      expect((await act('deploy', body)).body, JSON.stringify(body)).toEqual({ message });
    }
  });
});

describe('POST a scheduled deployment', () => {
  const inAnHour = (now: number) => new Date(now + HOUR).toISOString();

  it('deploys at its scheduled time', async () => {
    const { clock, later, act, pending, history } = await signedInAs('owner');
    const scheduledTime = inAnHour(clock.now);
    expect(await act('schedule', { changes: [VOICE], scheduledTime })).toMatchObject({
      body: { success: true, scheduledId: expect.any(String) },
    });
    expect(await pending()).toContainEqual(expect.objectContaining({ id: VOICE, scheduledTime }));
    await later(HOUR - 1);
    expect(await pending()).toHaveLength(3);
    await later(HOUR);
    expect(await pending()).toHaveLength(2);
    expect((await history())[0]).toMatchObject({
      deployedAt: scheduledTime,
      deployedBy: 'Giulia Ferraro',
      notes: 'Scheduled deployment',
      rollbackAvailable: true,
    });
  });

  it('skips changes that were deployed before the scheduled time', async () => {
    const { clock, later, act, history } = await signedInAs('owner');
    await act('schedule', { changes: [VOICE], scheduledTime: inAnHour(clock.now) });
    await act('deploy', { changes: [VOICE] });
    const before = await history();
    await later(2 * HOUR);
    expect(await history()).toEqual(before);
  });

  it('rejects invalid times and changes', async () => {
    const { act } = await signedInAs('owner');
    for (const [body, message] of [
      [{ changes: [VOICE] }, 'scheduledTime is required'],
      [{ changes: [VOICE], scheduledTime: 'tomorrow' }, 'scheduledTime must be a time'],
      [{ changes: [VOICE], scheduledTime: '2026-03-04T11:59:59Z' }, 'scheduledTime must be in the future'],
      [{ changes: [], scheduledTime: '2026-03-05T12:00:00Z' }, 'changes must name at least one change'],
    ] as const) {
      expect(await act('schedule', body), message).toMatchObject({ status: 400, body: { message } });
    }
  });
});

describe('POST revert', () => {
  it('restores the old values and keeps later changes to other fields', async () => {
    const { act, save, voice, history, pending } = await signedInAs('owner');
    await act('deploy', { changes: [VOICE] });
    const [deployment] = await history();
    await save('/voice-config', { ...(await voice()), speakingSpeed: 1.4 });
    expect(await voice()).toMatchObject({ personality: 'professional', temperature: 0.3 });

    expect(await act('revert', { deploymentId: deployment?.id })).toMatchObject({ body: { success: true } });
    expect(await voice()).toMatchObject({ personality: 'friendly', temperature: 0.4, speakingSpeed: 1.4 });
    expect(await pending()).toHaveLength(3);
    const [reverted, before] = await history();
    expect(reverted).toMatchObject({
      changes: [{ type: 'voice', description: 'Reverted: Voice configuration updated' }],
      rollbackAvailable: false,
      notes: expect.stringMatching(/^Takes back what .+ put live$/),
    });
    expect(before).toMatchObject({
      id: deployment?.id,
      rollbackAvailable: false,
      revertedAt: expect.any(String),
    });
    expect(reverted).not.toHaveProperty('revertedAt');
  });

  it('restores values from before the visit started', async () => {
    const { act, telephony } = await signedInAs('owner');
    await act('revert', { deploymentId: 'deployment-7' });
    expect(await telephony()).toMatchObject({
      maxCallDuration: 15,
      callHandling: { maxRetries: 1 },
      advancedSettings: { silenceTimeout: 6 },
    });
  });

  it('reverts a deployment only once', async () => {
    const { act } = await signedInAs('owner');
    await act('revert', { deploymentId: 'deployment-7' });
    expect(await act('revert', { deploymentId: 'deployment-7' })).toMatchObject({
      status: 200,
      body: { success: false },
    });
  });

  it('is limited to the owner and admins', async () => {
    const { act } = await signedInAs('staff');
    expect((await act('revert', { deploymentId: 'deployment-7' })).status).toBe(403);
  });

  it("rejects a missing ID and another restaurant's ID", async () => {
    const { act } = await signedInAs('owner');
    expect((await act('revert', {})).status).toBe(400);
    expect((await act('revert', { deploymentId: 'deployment-1' })).status).toBe(404);
  });
});
