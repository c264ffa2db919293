import { beforeEach, describe, expect, it, vi } from 'vitest';
import { flushPromises } from '#tests/support/flushPromises.ts';
import { AudioHealth } from './AudioHealth.ts';
import { CallResources } from './CallResources.ts';
import { Microphone } from './Microphone.ts';

class FakeTrack extends EventTarget {
  readyState: 'live' | 'ended' = 'live';
  muted = false;

  constructor(readonly device: string) {
    super();
  }

  stop() {
    this.readyState = 'ended';
  }

  /** Ends the track as a browser does when a device is lost. Unlike `stop`, this fires an event. */
  lose() {
    this.readyState = 'ended';
    this.dispatchEvent(new Event('ended'));
  }

  setMuted(muted: boolean) {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  }
}

/** The browser's devices. */
class FakeDevices extends EventTarget {
  /** Connected microphones, the default one first. */
  connected = ['built-in'];
  /** Errors that reject the next openings. */
  refusals: unknown[] = [];
  readonly requested: MediaTrackConstraints[] = [];
  readonly tracks: FakeTrack[] = [];

  async getUserMedia({ audio }: { audio: MediaTrackConstraints }) {
    this.requested.push(audio);
    if (this.refusals.length > 0) throw this.refusals.shift();
    const [device] = this.connected;
    if (device === undefined) throw new DOMException('', 'NotFoundError');
    const track = new FakeTrack(device);
    this.tracks.push(track);
    return { getTracks: () => [track], getAudioTracks: () => [track] };
  }

  async enumerateDevices() {
    return this.connected.map((groupId, place) => ({
      kind: 'audioinput',
      // ids look like this in Chromium
      deviceId: place === 0 ? 'default' : groupId,
      groupId,
      label: groupId,
    }));
  }

  change(connected: string[]) {
    this.connected = connected;
    this.dispatchEvent(new Event('devicechange'));
  }
}

/** A processor's port, which confirms the end of its processor. */
class FakePort extends EventTarget {
  start = () => undefined;

  postMessage({ type }: { type: string }) {
    if (type === 'end') this.dispatchEvent(new MessageEvent('message', { data: { type: 'ended' } }));
  }
}

class FakeNode {
  readonly port = new FakePort();
  connect = (to: unknown) => to;
  disconnect = () => undefined;
  frequencyBinCount = 1;
}

class FakeAudioContext extends EventTarget {
  static readonly made: FakeAudioContext[] = [];
  /** False for older Firefox, whose sources use only the device's rate. */
  static convertsRates = true;
  /** The device's rate, in hertz. */
  static deviceRate = 48_000;
  state = 'running';
  private time = 0;
  readonly sampleRate: number;
  readonly loaded: string[] = [];
  readonly audioWorklet = { addModule: async (path: string) => void this.loaded.push(path) };
  createAnalyser = () => new FakeNode();
  resume = async () => undefined;
  close = async () => void (this.state = 'closed');

  constructor({ sampleRate = FakeAudioContext.deviceRate } = {}) {
    super();
    this.sampleRate = sampleRate;
    FakeAudioContext.made.push(this);
  }

  /** Increases while audio plays. */
  get currentTime() {
    return ++this.time;
  }

  createMediaStreamSource() {
    if (!FakeAudioContext.convertsRates && this.sampleRate !== FakeAudioContext.deviceRate) {
      throw new DOMException('Connecting AudioNodes from AudioContexts', 'NotSupportedError');
    }
    return new FakeNode();
  }
}

let devices: FakeDevices;
let permission: EventTarget;

async function open(rate = 16_000) {
  const resources = new CallResources();
  const reported: (string | undefined)[] = [];
  const health = new AudioHealth((problem) => reported.push(problem?.kind));
  const format = { format: 'pcm', sampleRate: rate } as const;
  const microphone = await Microphone.open(format, resources, health, () => undefined);
  /** Returns the open devices. */
  const opened = () => devices.tracks.filter((track) => track.readyState === 'live').map((t) => t.device);
  return { resources, health, reported, microphone, opened };
}

const current = () => {
  const track = devices.tracks.at(-1);
  if (!track) throw new Error('No microphone was opened');
  return track;
};

beforeEach(() => {
  devices = new FakeDevices();
  permission = new EventTarget();
  FakeAudioContext.made.length = 0;
  FakeAudioContext.convertsRates = true;
  FakeAudioContext.deviceRate = 48_000;
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('AudioWorkletNode', FakeNode);
  vi.stubGlobal('navigator', {
    mediaDevices: devices,
    permissions: { query: async () => permission },
    platform: 'Linux',
    userAgent: '',
  });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('isSecureContext', true);
});

describe('A microphone that is lost during a session', () => {
  it('is replaced without a message when it is unplugged', async () => {
    const { reported, opened } = await open();
    devices.change(['headset', 'built-in']);
    await flushPromises();
    expect(opened()).toEqual(['headset']);
    devices.change(['built-in']);
    current().lose();
    await flushPromises();
    expect(opened()).toEqual(['built-in']);
    expect(reported).toEqual([]);
  });

  it('is reported until another microphone is connected, and then replaced', async () => {
    const { reported, opened } = await open();
    devices.change([]);
    current().lose();
    await flushPromises();
    expect(reported).toEqual(['no-microphone']);
    devices.change(['headset']);
    await flushPromises();
    expect(opened()).toEqual(['headset']);
    expect(reported).toEqual(['no-microphone', undefined]);
  });

  it('is reported while another program uses it, and opened again after a click', async () => {
    const { health, reported, opened } = await open();
    devices.refusals = [new DOMException('Could not start audio source', 'NotReadableError')];
    current().lose();
    await flushPromises();
    expect(reported).toEqual(['microphone-in-use']);
    health.repair();
    await flushPromises();
    expect(opened()).toEqual(['built-in']);
    expect(reported).toEqual(['microphone-in-use', undefined]);
  });

  it('is reported when its permission is revoked, and opened again once the visitor allows it', async () => {
    const { reported, opened } = await open();
    devices.refusals = [new DOMException('Permission denied', 'NotAllowedError')];
    current().lose();
    await flushPromises();
    expect(reported).toEqual(['microphone-denied']);
    permission.dispatchEvent(new Event('change'));
    await flushPromises();
    expect(opened()).toEqual(['built-in']);
    expect(reported).toEqual(['microphone-denied', undefined]);
  });

  it('is reported while the system mutes it', async () => {
    const { reported } = await open();
    current().setMuted(true);
    current().setMuted(false);
    expect(reported).toEqual(['microphone-muted', undefined]);
  });

  it('is opened again after a click while the system mutes it', async () => {
    const { health, reported, opened } = await open();
    current().setMuted(true);
    devices.connected = ['headset'];
    health.repair();
    await flushPromises();
    expect(opened()).toEqual(['headset']);
    expect(reported).toEqual(['microphone-muted', undefined]);
  });
});

describe('A microphone that is switched during a session', () => {
  it('follows the default device, and releases the old one', async () => {
    const { reported, opened } = await open();
    devices.change(['headset', 'built-in']);
    await flushPromises();
    expect(opened()).toEqual(['headset']);
    expect(reported).toEqual([]);
  });

  it('stays the same when another device is connected', async () => {
    const { opened } = await open();
    devices.change(['built-in', 'headset']);
    await flushPromises();
    expect(opened()).toEqual(['built-in']);
    expect(devices.tracks).toHaveLength(1);
  });

  it('stays the same if the new device does not open', async () => {
    const { reported, opened } = await open();
    devices.refusals = [new DOMException('', 'NotReadableError')];
    devices.change(['headset', 'built-in']);
    await flushPromises();
    expect(opened()).toEqual(['built-in']);
    expect(reported).toEqual([]);
  });

  it('opens one device at a time when several change together', async () => {
    const { opened } = await open();
    devices.change(['headset', 'built-in']);
    devices.change(['headset 2', 'headset', 'built-in']);
    await flushPromises();
    await flushPromises();
    expect(opened()).toEqual(['headset 2']);
  });

  it('stays muted by the visitor', async () => {
    const { microphone } = await open();
    await microphone.setMuted(true);
    devices.change(['headset', 'built-in']);
    await flushPromises();
    expect(microphone.isMuted()).toBe(true);
  });

  it('is replaced by headphones that are connected during the session on iOS', async () => {
    vi.stubGlobal('navigator', { mediaDevices: devices, platform: 'iPhone', userAgent: '' });
    const { opened } = await open();
    devices.change(['built-in', 'AirPods']);
    await flushPromises();
    expect(devices.requested.at(-1)?.deviceId).toEqual({ ideal: 'AirPods' });
    expect(opened()).toHaveLength(1);
    expect(devices.tracks).toHaveLength(2);
  });

  it('is not opened again after the session', async () => {
    const { resources, reported, opened } = await open();
    await resources.release();
    devices.change(['headset']);
    current().lose();
    await flushPromises();
    expect(opened()).toEqual([]);
    expect(devices.tracks).toHaveLength(1);
    expect(reported).toEqual([]);
  });
});

describe('The sample rate of a microphone', () => {
  const runningContexts = () => FakeAudioContext.made.filter(({ state }) => state !== 'closed');

  it("is converted to the service's rate by the browser, without a worklet", async () => {
    for (const deviceRate of [8000, 16_000, 44_100]) {
      FakeAudioContext.deviceRate = deviceRate;
      const { resources } = await open(16_000);
      const [context] = runningContexts();
      expect(context?.sampleRate, `${deviceRate} Hz`).toBe(16_000);
      expect(context?.loaded.filter((path) => path.includes('libsamplerate'))).toEqual([]);
      await resources.release();
    }
  });

  it('is converted by a worklet if the browser cannot convert it', async () => {
    FakeAudioContext.convertsRates = false;
    await open(16_000);
    expect(runningContexts().map(({ sampleRate }) => sampleRate)).toEqual([48_000]);
    expect(runningContexts()[0]?.loaded.some((path) => path.includes('libsamplerate'))).toBe(true);
  });

  it('may change with the device, such as a Bluetooth headset in call mode', async () => {
    FakeAudioContext.convertsRates = false;
    const { reported } = await open(16_000);
    FakeAudioContext.deviceRate = 16_000;
    devices.change(['headset', 'built-in']);
    await flushPromises();
    expect(runningContexts().map(({ sampleRate }) => sampleRate)).toEqual([16_000]);
    expect(reported).toEqual([]);
  });

  it("is the device's own if the device does not support the service's rate", async () => {
    devices.refusals = [{ name: 'OverconstrainedError', constraint: 'sampleRate' }];
    const { opened } = await open();
    expect(opened()).toEqual(['built-in']);
    expect(devices.requested.at(-1)).toBe(true);
  });
});
