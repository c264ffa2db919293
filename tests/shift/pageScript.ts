import FakeTimers from '@sinonjs/fake-timers';

/** Controls of the page's device: its clock, which only they move, its screen, and its audio. */
export interface DeviceControls {
  /** Lets time pass. */
  pass(ms: number): Promise<void>;
  /** Lets time pass without running timers, as while a device sleeps. Due ones run once, afterwards. */
  sleep(ms: number): void;
  /** Sets the device's clock to epoch milliseconds. No time passes. */
  setClock(time: number): void;
  setHidden(isHidden: boolean): void;
  /** Takes the audio device away, or gives it back. */
  setAudio(isAvailable: boolean): void;
}

declare global {
  interface Window {
    device: DeviceControls;
    /** The clock of a page that loads now, in epoch milliseconds. */
    readonly openedAt: number;
    /** A binding to the test. */
    announced(count: number): void;
  }
}

// a page that reloads itself continues with its own clock, which outlives it in the window's name
const clock = FakeTimers.withGlobal(window).install({
  now: Number(window.name) || window.openedAt,
  toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
});
const contexts = new Set<AudioContext>();
let isAudioAvailable = true;
let isHidden = false;

window.device = {
  async pass(ms) {
    window.name = String(clock.now + ms);
    await clock.tickAsync(ms);
  },
  sleep(ms) {
    window.name = String(clock.now + ms);
    clock.jump(ms);
  },
  setClock(time) {
    window.name = String(time);
    clock.setSystemTime(time);
  },
  setHidden(value) {
    isHidden = value;
    document.dispatchEvent(new Event('visibilitychange'));
  },
  setAudio(value) {
    isAudioAvailable = value;
    if (value) return;
    for (const context of contexts) if (context.state !== 'closed') void context.suspend();
  },
};

Object.defineProperties(Document.prototype, {
  hidden: { get: () => isHidden },
  visibilityState: { get: () => (isHidden ? 'hidden' : 'visible') },
});

window.AudioContext = class extends AudioContext {
  constructor(options?: AudioContextOptions) {
    super(options);
    contexts.add(this);
    if (!isAudioAvailable) void this.suspend();
  }

  override resume(): Promise<void> {
    if (isAudioAvailable) return super.resume();
    return Promise.reject(new DOMException('The audio device is in use', 'InvalidStateError'));
  }
};

new MutationObserver((changes) => {
  const texts = changes.flatMap(({ addedNodes }) => Array.from(addedNodes));
  for (const node of texts) {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element?.closest('[role=status]')) continue;
    const [, count] = /^(\d+) new orders?$/.exec(node.textContent ?? '') ?? [];
    if (count) window.announced(Number(count));
  }
}).observe(document, { childList: true, subtree: true });
