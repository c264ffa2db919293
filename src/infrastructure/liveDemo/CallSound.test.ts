import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Failure } from '#application/Failure.ts';
import { AudioHealth } from './AudioHealth.ts';
import { CallResources } from './CallResources.ts';
import { CallSound, SoundStartError } from './CallSound.ts';

/** Browser audio that starts on command, and that a test can interrupt. */
class FakeAudioContext extends EventTarget {
  static begin: () => void = () => undefined;
  state = 'suspended';
  currentTime = 0;
  readonly sampleRate: number;
  /** Whether the system blocks the sound, so that resuming never settles. */
  isHeld = true;
  close = vi.fn(async () => this.become('closed'));
  suspend = vi.fn(async () => this.become('suspended'));

  constructor({ sampleRate = 44_100 } = {}) {
    super();
    this.sampleRate = sampleRate;
  }

  createAnalyser = () => ({ frequencyBinCount: 1, disconnect: () => undefined });

  resume = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        const begin = () => {
          this.become('running');
          resolve();
        };
        if (this.isHeld) FakeAudioContext.begin = begin;
        else begin();
      }),
  );

  become(state: string) {
    if (state === this.state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

const devices = new EventTarget();
const page = new EventTarget();

function playing() {
  const resources = new CallResources();
  const reported: (string | undefined)[] = [];
  const health = new AudioHealth((problem) => reported.push(problem?.kind));
  const sound = new CallSound('output', 16_000, resources, health);
  const context = sound.context as unknown as FakeAudioContext;
  const outcome = sound.play(sound.analyser).then(
    () => 'plays',
    (error: unknown) => error,
  );
  return { resources, health, reported, sound, context, outcome };
}

/** Returns audio that is playing. */
async function started() {
  const running = playing();
  FakeAudioContext.begin();
  await running.outcome;
  running.context.isHeld = false;
  return running;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('navigator', { mediaDevices: devices });
  vi.stubGlobal('document', page);
});

afterEach(() => void vi.useRealTimers());

describe('Session audio', () => {
  it('plays as soon as the browser allows it', async () => {
    const { outcome } = playing();
    FakeAudioContext.begin();
    expect(await outcome).toBe('plays');
    expect(vi.getTimerCount()).toBe(0);
  });

  it("runs at the samples' rate, and the browser converts to and from the device's rate", () => {
    for (const rate of [8000, 44_100]) {
      const health = new AudioHealth(() => undefined);
      const { context } = new CallSound('input', rate, new CallResources(), health);
      expect(context.sampleRate).toBe(rate);
    }
  });

  it('fails if the browser never starts it, for example without a device', async () => {
    const { outcome } = playing();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await outcome).toEqual(new SoundStartError(new Error('No response within 10000 ms')));
  });

  it('fails if the browser refuses, for example during a phone call', async () => {
    const refusal = new DOMException('interrupted', 'InvalidStateError');
    const resources = new CallResources();
    const sound = new CallSound('output', 16_000, resources, new AudioHealth(() => undefined));
    vi.spyOn(sound.context, 'resume').mockRejectedValue(refusal);
    await expect(sound.play(sound.analyser)).rejects.toEqual(new SoundStartError(refusal));
  });

  it('stops waiting once the session is canceled', async () => {
    const { resources, sound, outcome } = playing();
    await resources.release();
    expect(await outcome).toEqual(new Failure('cancelled'));
    expect(sound.context.close).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('Session audio after the system stops it', () => {
  it.each(['suspended', 'interrupted'])('resumes from %s without a message', async (state) => {
    const { context, reported } = await started();
    context.become(state);
    await vi.advanceTimersByTimeAsync(0);
    expect(context.state).toBe('running');
    expect(reported).toEqual([]);
  });

  it('reports the interruption, and resumes when it ends', async () => {
    const { context, reported } = await started();
    context.isHeld = true;
    context.become('interrupted');
    await vi.advanceTimersByTimeAsync(1000);
    expect(reported).toEqual(['sound-interrupted']);
    context.isHeld = false;
    // Safari does this after a phone call
    context.become('suspended');
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toEqual(['sound-interrupted', undefined]);
  });

  it('reports that the browser refuses to resume, and resumes after a click', async () => {
    const { context, health, reported } = await started();
    context.resume.mockRejectedValueOnce(new DOMException('in use', 'InvalidStateError'));
    context.become('interrupted');
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toEqual(['sound-interrupted']);
    health.repair();
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toEqual(['sound-interrupted', undefined]);
  });

  it('resumes when the tab is shown again', async () => {
    const { context, reported } = await started();
    context.resume.mockRejectedValueOnce(new DOMException('hidden', 'NotAllowedError'));
    context.become('suspended');
    await vi.advanceTimersByTimeAsync(0);
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toEqual(['sound-interrupted', undefined]);
  });

  it('restarts after a device change if its clock stops', async () => {
    const { context } = await started();
    devices.dispatchEvent(new Event('devicechange'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(context.suspend).toHaveBeenCalledOnce();
    expect(context.state).toBe('running');

    devices.dispatchEvent(new Event('devicechange'));
    await vi.advanceTimersByTimeAsync(500);
    context.currentTime = 0.5;
    await vi.advanceTimersByTimeAsync(500);
    expect(context.suspend).toHaveBeenCalledOnce();
  });

  it('stays closed after the session, even when devices change', async () => {
    const { context, resources, reported } = await started();
    await resources.release();
    context.resume.mockClear();
    devices.dispatchEvent(new Event('devicechange'));
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(context.resume).not.toHaveBeenCalled();
    expect(reported).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
