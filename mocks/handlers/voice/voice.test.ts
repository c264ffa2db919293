import { describe, expect, it } from 'vitest';
import type { VoiceConfig } from '../../db/settings/shapes.ts';
import { signedInAs } from '../../testing/testClient.ts';

const AURORA = '/api/companies/restaurants/trattoria-aurora';
const CONFIG = `${AURORA}/voice-config`;

async function openedBy(name: string) {
  const { backend, get, put, post } = await signedInAs(name);
  return {
    backend,
    get,
    config: async () => (await get(CONFIG)).body as VoiceConfig,
    save: (body: unknown) => put(CONFIG, body),
    test: (body: unknown) => post(`${CONFIG}/test`, body),
    pending: () => backend.db.pendingChanges.where({ companyId: 'trattoria-aurora' }),
  };
}

describe('Voice configuration', () => {
  it('is returned as saved and becomes a pending change', async () => {
    const { config, save, pending } = await openedBy('admin');
    const before = pending().length;
    const next = { ...(await config()), speakingSpeed: 1.3, voiceId: 'Lily', voiceName: 'Lily' };
    expect(await save(next)).toMatchObject({ status: 200, body: { success: true } });
    expect(await config()).toEqual(next);
    const changes = pending();
    expect(changes).toHaveLength(before + 1);
    expect(changes.at(-1)).toMatchObject({ kind: 'voice', description: 'Voice configuration updated' });
    expect(changes.at(-1)?.fieldChanges).toContainEqual({ field: 'speakingSpeed', before: 1, after: 1.3 });
  });

  it('adds no pending change if nothing changed', async () => {
    const { config, save, pending } = await openedBy('owner');
    const before = pending().length;
    await save(await config());
    expect(pending()).toHaveLength(before);
  });

  it('shares the greeting, voice, and background sound with the restaurant form', async () => {
    const { config, get, save } = await openedBy('owner');
    await save({ ...(await config()), firstMessage: 'Buonasera!' });
    expect(await get(AURORA)).toMatchObject({
      body: { data: { assistantConfig: { firstMessage: 'Buonasera!' } } },
    });
  });

  it('rejects invalid settings', async () => {
    const { config, save } = await openedBy('owner');
    for (const [changes, message] of [
      [{ speakingSpeed: 2.1 }, 'speakingSpeed must be a number from 0.5 to 2'],
      [{ temperature: '1' }, 'temperature must be a number from 0 to 1'],
      [{ maxResponseTime: 12 }, 'maxResponseTime must be one of 10, 15, 20, 30'],
      [{ firstMessage: null }, 'firstMessage must be a string'],
      [{ backgroundSoundUrl: 'javascript:alert(1)' }, 'backgroundSoundUrl must be a URL'],
    ] as const) {
      expect(await save({ ...(await config()), ...changes }), message).toMatchObject({
        status: 400,
        body: { message },
      });
    }
  });
});

describe('POST voice-config/test', () => {
  it('returns the address of audio, which is longer for a longer text', async () => {
    const { backend, test } = await openedBy('owner');
    const lengthOf = async (testMessage: string) => {
      const { body } = await test({ voiceId: 'Hana', testMessage });
      const { audioUrl } = body as { audioUrl: string };
      const response = await backend.respond(new Request(audioUrl));
      expect(response?.headers.get('content-type')).toBe('audio/mpeg');
      return (await response?.arrayBuffer())?.byteLength ?? 0;
    };
    expect(await lengthOf('Table for two at seven, by the window?')).toBeGreaterThan(await lengthOf('Ciao!'));
  });
});
