import { chunk, expect, kinds, test, type VoiceLinePage } from '../support/voice/line.ts';
import { audioWasHeard, expectNoOpenResources, loudness } from '../support/voice/resources.ts';
import type { ScriptedCall } from '../../support/ScriptedVoice.ts';

/** Fake microphones for the page: each plays a tone at its own sample rate. The first one is the default. */
interface Devices {
  /** Connects these devices, by name and sample rate in hertz, and disconnects all others. */
  connect(
    ...devices: readonly { readonly name: string; readonly rate: number; readonly hertz: number }[]
  ): void;
  /** Makes the next opening of a device fail with an error of this name. */
  refuse(name: string): void;
  /** Ends, mutes, or unmutes the open tracks, like the operating system. */
  fire(event: 'ended' | 'mute' | 'unmute'): void;
  /** Stops the page's audio contexts, like the operating system. */
  interrupt(): Promise<void>;
}

declare global {
  interface Window {
    devices: Devices;
  }
}

/** Replaces the browser's microphones. Runs in the page before its scripts. */
function replaceDevices(): void {
  if (!('mediaDevices' in navigator)) return;
  let connected = [{ name: 'Built-in', rate: 48_000, hertz: 440 }];
  let refusal: string | undefined;
  const open: MediaStreamTrack[] = [];
  const contexts: AudioContext[] = [];
  // the page uses a subclass of this context, which the test records and counts
  const DeviceContext = AudioContext;
  const { resume } = AudioContext.prototype;
  AudioContext.prototype.resume = function () {
    if (!contexts.includes(this)) contexts.push(this);
    return resume.call(this);
  };
  const isLive = ({ readyState }: MediaStreamTrack) => readyState === 'live';
  MediaDevices.prototype.getUserMedia = async () => {
    if (refusal) {
      const name = refusal;
      refusal = undefined;
      throw new DOMException('', name);
    }
    const [device] = connected;
    if (!device) throw new DOMException('Requested device not found', 'NotFoundError');
    const context = new DeviceContext({ sampleRate: device.rate });
    const tone = new OscillatorNode(context, { frequency: device.hertz });
    const destination = context.createMediaStreamDestination();
    tone.connect(destination);
    tone.start();
    void resume.call(context);
    const [track] = destination.stream.getAudioTracks();
    if (!track) throw new Error('No track');
    open.push(track);
    const stop = track.stop.bind(track);
    track.stop = () => {
      stop();
      if (context.state !== 'closed') void context.close();
    };
    return destination.stream;
  };
  MediaDevices.prototype.enumerateDevices = async () =>
    connected.map(({ name }, place) => ({
      kind: 'audioinput',
      label: name,
      deviceId: place === 0 ? 'default' : name,
      groupId: name,
    })) as unknown as MediaDeviceInfo[];
  window.devices = {
    connect(...devices) {
      const lost = connected.filter(({ name }) => !devices.some((device) => device.name === name));
      connected = [...devices];
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
      if (lost.length > 0) window.devices.fire('ended');
    },
    refuse: (name) => void (refusal = name),
    fire(event) {
      for (const track of open.filter(isLive)) {
        if (event === 'ended') track.stop();
        else Object.defineProperty(track, 'muted', { value: event === 'mute', configurable: true });
        track.dispatchEvent(new Event(event));
      }
    },
    interrupt: async () => {
      await Promise.all(contexts.filter(({ state }) => state === 'running').map((each) => each.suspend()));
    },
  };
}

/** Returns the pitch of a chunk of 16-bit samples, in hertz. */
function pitch(bytes: Buffer, rate: number): number {
  const samples = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  const rises = Array.from(samples.keys()).filter(
    (at) => at > 0 && (samples[at - 1] ?? 0) < 0 && (samples[at] ?? 0) >= 0,
  );
  const [first = 0] = rises;
  const last = rises.at(-1) ?? 0;
  return ((rises.length - 1) * rate) / (last - first);
}

const near = (hertz: number) => (measured: number) => Math.abs(measured - hertz) < hertz * 0.05;

/** Waits until the service hears a device with this pitch. */
const heard = (call: ScriptedCall, hertz: number, rate = 16_000) =>
  chunk(call, (bytes) => near(hertz)(pitch(bytes, rate)));

const problems = async (line: VoiceLinePage) =>
  (await kinds(line, 'audio-problem')).map((event) =>
    event.kind === 'audio-problem' ? event.problem?.kind : undefined,
  );

test.describe('Sample rates', () => {
  for (const [device, service] of [
    [8000, 48_000],
    [44_100, 16_000],
    [96_000, 22_050],
  ] as const) {
    test(`of a ${device} Hz microphone and a ${service} Hz service keep the pitch`, async ({
      page,
      line,
    }) => {
      await page.addInitScript(replaceDevices);
      await line.open();
      await page.evaluate((rate) => window.devices.connect({ name: 'Built-in', rate, hertz: 440 }), device);
      const format = `pcm_${service}`;
      const call = await line.connected({ input: format, output: format });
      await heard(call, 440, service);
      // a quarter of a second, plus or minus one block
      await chunk(call, (bytes) => Math.abs(bytes.length - service / 2) <= 256);
      call.tone(1, 1, service);
      await expect.poll(() => kinds(line, 'mode')).toHaveLength(2);
      const { rate, samples } = await audioWasHeard(page);
      expect(rate).toBe(service);
      expect(loudness(samples)).toBeGreaterThan(0.3);
      await line.run('disconnect');
      await expectNoOpenResources(page);
    });
  }
});

test.describe('Devices that change during a session', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(replaceDevices);
  });

  test('are used when a headset with another sample rate becomes the default, and when the headset is unplugged', async ({
    page,
    line,
  }) => {
    await line.open();
    const call = await line.connected();
    await heard(call, 440);
    await page.evaluate(() =>
      window.devices.connect(
        // a Bluetooth headset in call mode
        { name: 'Headset', rate: 16_000, hertz: 660 },
        { name: 'Built-in', rate: 48_000, hertz: 440 },
      ),
    );
    await heard(call, 660);
    await page.evaluate(() => window.devices.connect({ name: 'Built-in', rate: 96_000, hertz: 880 }));
    await heard(call, 880);
    expect(await problems(line)).toEqual([]);
    await line.run('disconnect');
    await expectNoOpenResources(page);
  });

  test('show a message when no microphone is left, until one is connected', async ({ page, line }) => {
    await line.open();
    const call = await line.connected();
    await heard(call, 440);
    await page.evaluate(() => window.devices.connect());
    await expect.poll(() => problems(line)).toEqual(['no-microphone']);
    call.say('Are you there?', 2);
    await expect.poll(() => kinds(line, 'message')).toHaveLength(1);
    await page.evaluate(() => window.devices.connect({ name: 'New', rate: 44_100, hertz: 880 }));
    await heard(call, 880);
    expect(await problems(line)).toEqual(['no-microphone', undefined]);
    expect(await kinds(line, 'ended')).toEqual([]);
  });

  test('show a message while another program uses the microphone, until a click', async ({ page, line }) => {
    await line.open();
    const call = await line.connected();
    await heard(call, 440);
    await page.evaluate(() => {
      window.devices.refuse('NotReadableError');
      window.devices.fire('ended');
    });
    await expect.poll(() => problems(line)).toEqual(['microphone-in-use']);
    const { length } = call.received;
    await page.evaluate(() => window.linePage.call?.repairAudio());
    await expect.poll(() => problems(line)).toEqual(['microphone-in-use', undefined]);
    await call.message(
      (message) => call.received.indexOf(message) > length && typeof message['user_audio_chunk'] === 'string',
    );
  });

  test('show a message while the system mutes the microphone', async ({ page, line }) => {
    await line.open();
    await line.connected();
    await page.evaluate(() => window.devices.fire('mute'));
    await expect.poll(() => problems(line)).toEqual(['microphone-muted']);
    await page.evaluate(() => window.devices.fire('unmute'));
    await expect.poll(() => problems(line)).toEqual(['microphone-muted', undefined]);
  });

  test('resume after the system has interrupted all audio', async ({ page, line }) => {
    await line.open();
    const call = await line.connected();
    await page.evaluate(() => window.devices.interrupt());
    const { length } = call.received;
    await call.message(
      (message) => call.received.indexOf(message) > length && typeof message['user_audio_chunk'] === 'string',
    );
    call.tone(1);
    await expect.poll(async () => (await kinds(line, 'mode')).length).toBeGreaterThanOrEqual(2);
    expect(loudness((await audioWasHeard(page)).samples)).toBeGreaterThan(0.3);
    expect(await problems(line)).toEqual([]);
  });
});

test.describe('An error that keeps the microphone from opening', () => {
  test('is explained and leaves no resources open', async ({ page, line }) => {
    await page.addInitScript(replaceDevices);
    await line.open();
    for (const [name, kind] of [
      ['NotFoundError', 'no-microphone'],
      ['NotReadableError', 'microphone-in-use'],
      ['AbortError', 'microphone-in-use'],
      ['SecurityError', 'microphone-blocked'],
      ['OverconstrainedError', 'microphone-unsuitable'],
      ['NotAllowedError', 'microphone-denied'],
    ] as const) {
      await page.evaluate((given) => window.devices.refuse(given), name);
      expect(await line.connect(), name).toEqual({ kind });
      await expectNoOpenResources(page);
    }
  });

  test('is explained on a page that is not secure', async ({ line }) => {
    await line.open(() => {
      Object.defineProperty(Navigator.prototype, 'mediaDevices', { get: () => undefined });
    });
    expect(await line.connect()).toEqual({ kind: 'microphone-unavailable' });
    expect(line.voice.calls).toEqual([]);
  });

  test("is explained if the audio doesn't start", async ({ page, line }) => {
    await line.open(() => {
      AudioContext.prototype.resume = () => Promise.reject(new DOMException('', 'InvalidStateError'));
    });
    const incoming = line.voice.nextCall();
    const connecting = line.connect();
    await (await incoming).accept();
    expect(await connecting).toEqual({ kind: 'sound-blocked' });
    await expectNoOpenResources(page);
  });
});
