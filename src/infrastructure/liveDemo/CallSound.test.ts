import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { CallResources } from './CallResources.ts';
import { CallSound } from './CallSound.ts';

const FORMAT = { format: 'pcm', sampleRate: 16_000 } as const;

/** A browser whose sound begins when it is told to. */
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

describe('the sound of a call', () => {
  it('plays as soon as the browser lets it, and waits for nothing then', async () => {
    const { outcome } = playing();
    FakeAudioContext.begin();
    expect(await outcome).toBe('plays');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('fails where the browser never lets it, as for want of a device', async () => {
    const { outcome } = playing();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual(new Error('No answer within 10000 ms'));
  });

  it('is waited for no longer once the call is given up', async () => {
    const { resources, sound, outcome } = playing();
    await resources.letGo();
    expect(await outcome).toEqual(new Failure('cancelled'));
    expect(sound.context.close).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
