import FakeTimers from '@sinonjs/fake-timers';

/** Controls the page's device: its clock, which nothing else moves, its screen, and its audio. */
export interface DeviceControls {
  /** Advances the clock and runs due timers. */
  pass(ms: number): Promise<void>;
  /** Advances the clock without running timers, like a sleeping device. Due timers run once afterward. */
  sleep(ms: number): void;
  /** Sets the device's clock to epoch milliseconds. No time passes. */
  setClock(time: number): void;
  setHidden(isHidden: boolean): void;
  /** Removes the audio device or restores it. */
  setAudio(isAvailable: boolean): void;
}

declare global {
  interface Window {
    device: DeviceControls;
    /** The time at which the page loads, in epoch milliseconds. */
    readonly openedAt: number;
    /** Reports announcements to the test. */
    announced(count: number): void;
  }
}

// a page that reloads itself keeps its clock, which is stored in the window's name
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
