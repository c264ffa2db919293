import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToneBell } from './ToneBell.ts';

/** The state of the browser and its sound device. */
const device = {
  /** If false, the context's time stands still although its state is running. */
  isThere: true,
  /** The browser waits for a press, so resuming never settles. */
  isBlocked: false,
  /** Resuming is refused, as during a phone call. */
  isInterrupted: false,
};
const contexts: FakeContext[] = [];
/** The played notes, each with its context. */
const notes: FakeContext[] = [];

class FakeContext extends EventTarget {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  readonly isBroken: boolean;

  constructor() {
    super();
    this.isBroken = !device.isThere;
    contexts.push(this);
  }

  async resume() {
    if (device.isInterrupted) throw new DOMException('in use', 'InvalidStateError');
    if (device.isBlocked) await new Promise(() => undefined);
    this.become('running');
  }

  async close() {
    this.become('closed');
  }

  become(state: string) {
    if (this.state === state) return;
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  /** Disconnects the device that the context plays on. */
  lose() {
    Object.assign(this, { isBroken: true });
  }
}

class FakeNode extends EventTarget {
  gain = Object.fromEntries(
    ['setValueAtTime', 'linearRampToValueAtTime', 'exponentialRampToValueAtTime'].map((name) => [
      name,
      () => undefined,
    ]),
  );
  connect = (to: unknown) => to;
  disconnect = () => undefined;
  start = () => undefined;

  constructor(protected readonly context: FakeContext) {
    super();
  }

  stop() {
    if (!this.context.isBroken) queueMicrotask(() => this.dispatchEvent(new Event('ended')));
  }
}

class FakeOscillator extends FakeNode {
  constructor(context: FakeContext) {
    super(context);
    notes.push(context);
  }
}

let mediaDevices: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  mediaDevices = new EventTarget();
  Object.assign(device, { isThere: true, isBlocked: false, isInterrupted: false });
  contexts.length = 0;
  notes.length = 0;
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('ConstantSourceNode', FakeNode);
  vi.stubGlobal('GainNode', FakeNode);
  vi.stubGlobal('OscillatorNode', FakeOscillator);
  vi.stubGlobal('navigator', { mediaDevices });
});

afterEach(() => void vi.useRealTimers());

/** Rings, and advances the time past all timeouts. */
async function ring(bell: ToneBell): Promise<boolean> {
  const ringing = bell.ring();
  await vi.advanceTimersByTimeAsync(2000);
  return ringing;
}

describe('The order bell', () => {
  it('rings with two notes, and reuses its audio', async () => {
    const bell = new ToneBell();
    expect(await ring(bell)).toBe(true);
    expect(await ring(bell)).toBe(true);
    expect(notes).toHaveLength(4);
    expect(contexts).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['blocks', 'isBlocked'],
    ['interrupts', 'isInterrupted'],
  ] as const)(
    'reports that it cannot ring while the browser %s audio, and then rings',
    async (_does, what) => {
      const bell = new ToneBell();
      device[what] = true;
      expect(await ring(bell)).toBe(false);
      device[what] = false;
      expect(await ring(bell)).toBe(true);
      expect(notes).toHaveLength(2);
    },
  );

  it('rings on another device when its device is gone, even if the browser does not report it', async () => {
    const bell = new ToneBell();
    await ring(bell);
    contexts[0]?.lose();
    expect(await ring(bell)).toBe(true);
    expect(notes.slice(2)).toEqual([contexts[1], contexts[1]]);
    expect(contexts[0]?.state).toBe('closed');
  });

  it('reports that it cannot ring without any device, and rings once one is connected', async () => {
    const bell = new ToneBell();
    const reported: boolean[] = [];
    bell.subscribe((canRing) => reported.push(canRing));
    await ring(bell);
    reported.length = 0;
    contexts[0]?.lose();
    device.isThere = false;
    expect(await ring(bell)).toBe(false);
    device.isThere = true;
    mediaDevices.dispatchEvent(new Event('devicechange'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(reported.at(-1)).toBe(true);
    expect(await ring(bell)).toBe(true);
  });

  it('reports a lost device at once instead of at the next order', async () => {
    const bell = new ToneBell();
    const reported: boolean[] = [];
    bell.subscribe((canRing) => reported.push(canRing));
    await ring(bell);
    contexts[0]?.lose();
    device.isThere = false;
    mediaDevices.dispatchEvent(new Event('devicechange'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(reported.at(-1)).toBe(false);
  });

  it('reports when the system interrupts audio, and when audio returns', async () => {
    const bell = new ToneBell();
    await ring(bell);
    const reported: boolean[] = [];
    const end = bell.subscribe((canRing) => reported.push(canRing));
    contexts[0]?.become('interrupted');
    contexts[0]?.become('running');
    end();
    contexts[0]?.become('suspended');
    expect(reported).toEqual([false, true]);
  });

  it('opens no audio for a device change before its first use', async () => {
    const bell = new ToneBell();
    bell.subscribe(() => undefined);
    mediaDevices.dispatchEvent(new Event('devicechange'));
    await vi.advanceTimersByTimeAsync(2000);
    expect(contexts).toEqual([]);
  });

  it('works on a page without media devices, which is not secure', async () => {
    vi.stubGlobal('navigator', {});
    const bell = new ToneBell();
    bell.subscribe(() => undefined)();
    expect(await ring(bell)).toBe(true);
  });

  it('reports that it cannot ring in a browser without audio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(await ring(new ToneBell())).toBe(false);
  });
});
