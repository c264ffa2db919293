import type { ScriptedCall } from '../../support/ScriptedVoice.ts';
import { chunk, expect, kinds, test } from '../support/voice/line.ts';
import {
  requestedDevices,
  expectNoOpenResources,
  audioWasHeard,
  loudness,
  openResources,
} from '../support/voice/resources.ts';

/** Makes the browser connect streams only to audio of the same sample rate, like older Firefox versions. */
function keepRates(): void {
  const { createMediaStreamSource, createMediaStreamDestination } = AudioContext.prototype;
  const device = new AudioContext();
  const { sampleRate: deviceRate } = device;
  void device.close();
  const rates = new WeakMap<MediaStream, number>();
  AudioContext.prototype.createMediaStreamDestination = function () {
    const destination = createMediaStreamDestination.call(this);
    rates.set(destination.stream, this.sampleRate);
    return destination;
  };
  AudioContext.prototype.createMediaStreamSource = function (stream) {
    if (this.sampleRate !== (rates.get(stream) ?? deviceRate)) {
      throw new DOMException('Different sample rates', 'NotSupportedError');
    }
    return createMediaStreamSource.call(this, stream);
  };
}

test.describe('Connecting and losing the connection', () => {
  test('accepts 8 kHz µ-law and rejects other non-PCM formats', async ({ page, line }) => {
    const { voice } = line;
    await line.open();
    const call = await line.connected({ output: 'ulaw_8000', input: 'ulaw_8000' });
    await chunk(call, (bytes) => bytes.length >= 2000 && bytes.length < 2000 + 128);
    // µ-law 0x8f is loud, and 0x0f is its negative
    call.audio(Uint8Array.from({ length: 4000 }, (_, index) => (index % 16 < 8 ? 0x8f : 0x0f)));
    await expect.poll(() => kinds(line, 'mode')).toHaveLength(2);
    const { rate, samples } = await audioWasHeard(page);
    expect(samples.length / rate).toBeGreaterThan(0.35);
    expect(loudness(samples)).toBeGreaterThan(0.3);
    await line.run('disconnect');

    const incoming = voice.nextCall();
    const refused = line.connect();
    await (await incoming).accept({ output: 'mp3_44100' });
    expect(await refused).toEqual({ kind: 'unsupported-audio', format: 'mp3_44100' });
    await expectNoOpenResources(page);
  });

  test('distinguishes a dropped connection from a closed connection', async ({ page, line }) => {
    const { voice } = line;
    await line.open();
    for (const { how, end } of [
      { how: (call: ScriptedCall) => call.close(1000, 'Bye'), end: { by: 'agent' } },
      {
        how: (call: ScriptedCall) => call.close(1011, 'Overloaded'),
        end: { by: 'problem', problem: { kind: 'closed-by-server' } },
      },
      {
        how: (call: ScriptedCall) => call.cut(),
        end: { by: 'problem', problem: { kind: 'socket-error' } },
      },
    ]) {
      how(await line.connected());
      await expect
        .poll(async () => (await kinds(line, 'ended')).at(-1))
        .toEqual({ kind: 'ended', ending: end });
      await expectNoOpenResources(page);
    }

    const incoming = voice.nextCall();
    const refused = line.connect();
    (await incoming).close(1008, 'No such agent');
    expect(await refused).toEqual({ kind: 'closed-by-server' });
    await voice.close();
    expect(await line.connect()).toEqual({ kind: 'socket-error' });
    await expectNoOpenResources(page);
  });

  for (const worklet of ['audioConcatProcessor', 'libsamplerate']) {
    test(`explains that the ${worklet} worklet failed to load, before the microphone prompt`, async ({
      page,
      line,
    }) => {
      const { voice } = line;
      // makes the page use libsamplerate
      await page.addInitScript(keepRates);
      await page.addInitScript((missing) => {
        const { addModule } = AudioWorklet.prototype;
        AudioWorklet.prototype.addModule = function (url, options) {
          const isMissing = String(url).includes(missing);
          return Reflect.apply(addModule, this, [isMissing ? '/missing.js' : url, options]);
        };
      }, worklet);
      await line.open();
      expect(await line.connect()).toEqual({ kind: 'worklet-not-loaded', worklet });
      expect(await requestedDevices(page)).toEqual([]);
      expect(voice.calls).toEqual([]);
      await expectNoOpenResources(page);
    });
  }

  test("converts the microphone's sample rate with a script from the site itself if the browser can't", async ({
    page,
    line,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await line.open(keepRates);
    const call = await line.connected();
    expect(requests.filter((url) => url.includes('libsamplerate')).length).toBeGreaterThan(0);
    expect(requests.filter((url) => url.startsWith('http') && !url.startsWith(line.url))).toEqual([]);
    // a quarter of a second at 16 kHz, although the browser has another rate
    await chunk(call, (bytes) => bytes.length >= 8000 && bytes.length < 8000 + 256);
    // Web Audio converts the agent's audio
    call.tone(1);
    await expect.poll(() => kinds(line, 'mode')).toHaveLength(2);
    expect((await audioWasHeard(page)).rate).toBe(16_000);
  });

  test('keeps the screen awake and hangs up on page exit', async ({ page, line }) => {
    await line.open();
    const call = await line.connected();
    expect(await page.evaluate(() => window.openResources().wakeLocks)).toBe(1);
    await page.goto('about:blank');
    expect(await call.closed).toMatchObject({ code: expect.any(Number) });
  });

  test('waits three seconds on Android before connecting, and prefers headphones on iOS', async ({
    page,
    line,
  }) => {
    const { voice } = line;
    await line.open(() => {
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 16)' });
      Object.defineProperty(navigator, 'platform', {
        get: () => (Reflect.get(window, 'isPhone') ? 'iPhone' : 'Linux'),
      });
      const device = (label: string, deviceId: string) => ({ kind: 'audioinput', label, deviceId });
      MediaDevices.prototype.enumerateDevices = async () =>
        [device('Built-in', 'b'), device("Ada's AirPods", 'a')] as MediaDeviceInfo[];
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const incoming = voice.nextCall();
    const connecting = line.connect();
    await expect.poll(async () => (await requestedDevices(page)).length).toBe(1);
    await page.clock.runFor(2999);
    expect((await openResources(page)).sockets).toBe(0);
    await page.evaluate(() => Reflect.set(window, 'isPhone', true));
    await page.clock.runFor(1);
    await (await incoming).accept();
    expect(await connecting).toBe('connected');
    expect((await requestedDevices(page)).at(-1)?.audio).toMatchObject({ deviceId: { ideal: 'a' } });
  });
});
