import type { Page } from '@playwright/test';
import { kinds, expect, test, type VoiceLinePage } from '../support/voice/line.ts';
import { requestedDevices, expectNoOpenResources, openResources } from '../support/voice/resources.ts';

/** Delays the second microphone prompt until the test answers it. */
function holdSecondMicrophone(): void {
  const { getUserMedia } = MediaDevices.prototype;
  let asked = 0;
  MediaDevices.prototype.getUserMedia = async function (constraints) {
    asked += 1;
    if (asked === 2) await new Promise((resolve, reject) => Object.assign(window, { resolve, reject }));
    return getUserMedia.call(this, constraints);
  };
}

/** Answers the delayed prompt. */
const answer = (page: Page, how: 'resolve' | 'reject') =>
  page.evaluate((given) => Reflect.get(window, given)(new DOMException('', 'NotReadableError')), how);

/** Connects until playback is ready but the microphone is not. */
async function setUpHalf(page: Page, line: VoiceLinePage) {
  await line.open(holdSecondMicrophone);
  const incoming = line.voice.nextCall();
  const reply = line.connect();
  const call = await incoming;
  await call.accept();
  await expect.poll(async () => (await openResources(page)).contexts).toBe(2);
  await page.waitForFunction(() => 'resolve' in window && document.querySelector('audio'));
  return { call, reply };
}

/** Records which parts are still connected or running when an audio context closes. */
function watchClosing(): void {
  const atWork = new Map<AudioNode | MessagePort, BaseAudioContext>();
  const { connect, disconnect } = AudioNode.prototype;
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, ...to: unknown[]) {
      atWork.set(this, this.context);
      return Reflect.apply(connect, this, to);
    },
    disconnect(this: AudioNode, ...from: unknown[]) {
      atWork.delete(this);
      return Reflect.apply(disconnect, this, from);
    },
  });
  window.AudioWorkletNode = class extends AudioWorkletNode {
    constructor(context: BaseAudioContext, name: string) {
      super(context, name);
      atWork.set(this.port, context);
      this.port.addEventListener('message', ({ data }) => {
        if (data.type === 'ended') atWork.delete(this.port);
      });
    }
  };
  const { close } = AudioContext.prototype;
  const leftAtClosing: number[] = [];
  AudioContext.prototype.close = function () {
    leftAtClosing.push([...atWork.values()].filter((context) => context === this).length);
    return close.call(this);
  };
  Object.assign(window, { leftAtClosing });
}

test('A finished voice line disconnects audio and stops processors before closing them', async ({
  page,
  line,
}) => {
  await line.open(watchClosing, { record: false });
  for (const end of ['disconnect', 'hang up'] as const) {
    const call = await line.connected();
    call.tone(1);
    await expect.poll(() => kinds(line, 'mode')).not.toEqual([]);
    if (end === 'disconnect') await line.run('disconnect');
    else call.close(1000);
    await expectNoOpenResources(page);
  }
  // two contexts for a check of rate conversion, then one for input and one for output in each session
  expect(await page.evaluate(() => Reflect.get(window, 'leftAtClosing'))).toEqual([0, 0, 0, 0, 0, 0]);
});

test.describe('Canceling or failing to connect', () => {
  test('hangs up before the service accepts', async ({ page, line }) => {
    await line.open();
    const incoming = line.voice.nextCall();
    const connecting = line.connect();
    const call = await incoming;
    await call.messageOf('conversation_initiation_client_data');
    await line.run('giveUp');
    expect(await connecting).toContain('cancelled');
    await expectNoOpenResources(page);
    expect(await call.closed).toMatchObject({ code: 1000 });
    expect(await kinds(line, 'ended')).toEqual([]);
  });

  test('skips the microphone prompt if canceled at once', async ({ page, line }) => {
    await line.open();
    await page.evaluate(() => {
      void window.linePage.connect();
      window.linePage.giveUp();
    });
    await expect.poll(async () => String(await line.reply())).toContain('cancelled');
    expect(await requestedDevices(page)).toEqual([]);
    expect(line.voice.calls).toEqual([]);
    await expectNoOpenResources(page);
  });

  test("releases the microphone immediately during Android's three-second delay", async ({ page, line }) => {
    await line.open(() => {
      Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (Linux; Android 16)' });
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const connecting = line.connect();
    await expect.poll(async () => (await openResources(page)).tracks).toBe(1);
    await line.run('giveUp');
    // no time has passed
    await expectNoOpenResources(page);
    expect(await connecting).toContain('cancelled');
    await page.clock.runFor(3000);
    expect((await openResources(page)).sockets).toBe(0);
  });

  test('releases everything during audio setup, including devices that open late', async ({ page, line }) => {
    const { call, reply } = await setUpHalf(page, line);
    await line.run('giveUp');
    await expectNoOpenResources(page);
    expect(await reply).toContain('cancelled');
    expect(await call.closed).toMatchObject({ code: 1000 });
    await answer(page, 'resolve');
    // the browser opens the microphone anyway
    await expect.poll(() => page.evaluate(() => window.tracksOpened)).toBe(2);
    await expectNoOpenResources(page);
  });

  test('closes playback if the microphone fails after permission', async ({ page, line }) => {
    const { call, reply } = await setUpHalf(page, line);
    await answer(page, 'reject');
    expect(await reply).toEqual({ kind: 'microphone-in-use' });
    await expectNoOpenResources(page);
    expect(await call.closed).toMatchObject({ code: 1000 });
  });

  for (const { side, processor } of [
    { side: 'microphone', processor: 'rawAudioProcessor' },
    { side: 'voice', processor: 'audioConcatProcessor' },
  ]) {
    test(`releases everything if the ${side} worklet can't be created`, async ({ page, line }) => {
      await page.addInitScript((failing) => {
        window.AudioWorkletNode = class extends AudioWorkletNode {
          constructor(context: BaseAudioContext, name: string) {
            if (name === failing) throw new DOMException('No execution context', 'InvalidStateError');
            super(context, name);
          }
        };
      }, processor);
      await line.open();
      const incoming = line.voice.nextCall();
      const reply = line.connect();
      const call = await incoming;
      await call.accept();
      expect(await reply).toMatchObject({ kind: 'sound-failed' });
      await expectNoOpenResources(page);
      expect(await call.closed).toMatchObject({ code: 1000 });
    });
  }
});
