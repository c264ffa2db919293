import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { CallResources } from './CallResources.ts';
import { CallSound } from './CallSound.ts';

const FORMAT = { format: 'pcm', sampleRate: 16_000 } as const;

/** A browser whose audio starts when told to. */
class FakeAudioContext {
  static begin: () => void = () => undefined;
  createAnalyser = () => ({ frequencyBinCount: 1, disconnect: () => undefined });
  close = vi.fn(async () => undefined);
  resume = () => new Promise<void>((resolve) => (FakeAudioContext.begin = resolve));
}

function playing() {
  const resources = new CallResources();
  const sound = new CallSound(FORMAT, resources);
  const outcome = sound.play(sound.analyser).then(
    () => 'plays',
    (error: unknown) => error,
  );
  return { resources, sound, outcome };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('navigator', { mediaDevices: { getSupportedConstraints: () => ({}) } });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Session audio', () => {
  it('plays as soon as the browser allows it', async () => {
    const { outcome } = playing();
    FakeAudioContext.begin();
    expect(await outcome).toBe('plays');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails when the browser never allows it, for example without a device', async () => {
    const { outcome } = playing();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual(new Error('No response within 10000 ms'));
  });

  it('stops waiting once the session is canceled', async () => {
    const { resources, sound, outcome } = playing();
    await resources.letGo();
    expect(await outcome).toEqual(new Failure('cancelled'));
    expect(sound.context.close).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
