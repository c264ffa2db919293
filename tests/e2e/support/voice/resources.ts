import { expect, type Page } from '@playwright/test';

/** The number of open resources of each kind, counted in the page. */
interface OpenResources {
  readonly sockets: number;
  readonly tracks: number;
  readonly contexts: number;
  readonly timers: number;
  readonly wakeLocks: number;
  readonly mediaElements: number;
}

export const NO_OPEN_RESOURCES: OpenResources = {
  sockets: 0,
  tracks: 0,
  contexts: 0,
  timers: 0,
  wakeLocks: 0,
  mediaElements: 0,
};

interface WatchedWindow {
  readonly openResources: () => OpenResources;
  readonly tracksOpened: number;
  /** The microphone constraints that the page has requested. */
  readonly askedFor: MediaStreamConstraints[];
  /** The page's audio output as samples. */
  readonly heard: { readonly rate: number; readonly samples: number[] };
}

/** Counts open resources after the next page load. Records audio output by default. */
export async function watchResources(page: Page, { record = true } = {}): Promise<void> {
  await page.addInitScript(watch, record);
}

/** Stops the demo's one-minute timer. Other timers run normally. */
export function stopDemoTimer(page: Page): Promise<void> {
  return page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
}

/** Waits until a session has released everything. */
export async function expectNoOpenResources(page: Page): Promise<void> {
  await expect.poll(() => openResources(page)).toEqual(NO_OPEN_RESOURCES);
}

export function openResources(page: Page): Promise<OpenResources> {
  return page.evaluate(() => window.openResources());
}

export function requestedDevices(page: Page): Promise<MediaStreamConstraints[]> {
  return page.evaluate(() => window.askedFor);
}

/** Returns the recorded audio without the silence at the start and end. */
export async function audioWasHeard(
  page: Page,
): Promise<{ readonly rate: number; readonly samples: number[] }> {
  const { rate, samples } = await page.evaluate(() => window.heard);
  const isLoud = (sample: number) => Math.abs(sample) > 0.002;
  return { rate, samples: samples.slice(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1) };
}

/** Returns the loudest sample from an index on. A negative index counts from the end. */
export function peak(page: Page, from: number): Promise<number> {
  return page.evaluate((first) => Math.max(0, ...window.heard.samples.slice(first).map(Math.abs)), from);
}

export const loudness = (samples: readonly number[]) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));

/** Runs in the page before its scripts. */
function watch(isRecorded: boolean): void {
  // undefined on about:blank and on pages that are not secure
  if (!(navigator as Partial<Navigator>).mediaDevices) return;
  // keeps only open sockets
  let sockets: WebSocket[] = [];
  let tracks: MediaStreamTrack[] = [];
  let contexts: AudioContext[] = [];
  const forgetClosed = () => {
    sockets = sockets.filter(({ readyState }) => readyState < WebSocket.CLOSED);
    tracks = tracks.filter(({ readyState }) => readyState === 'live');
    contexts = contexts.filter(({ state }) => state !== 'closed');
  };
  const timers = new Set<unknown>();
  let wakeLocks = 0;
  const askedWith: (MediaStreamConstraints | undefined)[] = [];
  const recorded = { rate: 0, samples: [] as number[] };

  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      forgetClosed();
      sockets.push(this);
    }
  };

  const getUserMedia = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
  navigator.mediaDevices.getUserMedia = async (constraints) => {
    askedWith.push(constraints);
    const stream = await getUserMedia(constraints);
    tracks.push(...stream.getTracks());
    Object.assign(window, { tracksOpened: (window.tracksOpened ?? 0) + stream.getTracks().length });
    return stream;
  };

  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      contexts.push(this);
    }

    override createMediaStreamDestination() {
      const destination = super.createMediaStreamDestination();
      if (!isRecorded) return destination;
      const tap = this.createScriptProcessor(1024, 1, 1);
      tap.addEventListener('audioprocess', ({ inputBuffer }) => {
        recorded.rate = this.sampleRate;
        recorded.samples.push(...inputBuffer.getChannelData(0));
      });
      this.createMediaStreamSource(destination.stream).connect(tap);
      tap.connect(this.destination);
      return destination;
    }
  };

  const { setInterval, clearInterval, setTimeout, clearTimeout } = window;
  window.setInterval = ((...given: Parameters<typeof setInterval>) => {
    const timer = setInterval(...given);
    const [, milliseconds = 0] = given;
    // ignores the check for a new release, which runs as long as the page is open
    if (milliseconds < 60_000) timers.add(timer);
    return timer;
  }) as typeof setInterval;
  window.clearInterval = (timer) => {
    timers.delete(timer);
    clearInterval(timer);
  };
  window.setTimeout = ((handler: () => void, delay?: number, ...rest: unknown[]) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      Reflect.apply(handler, undefined, rest);
    }, delay);
    timers.add(timer);
    return timer;
  }) as unknown as typeof setTimeout;
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    clearTimeout(timer);
  };

  if ('wakeLock' in navigator) {
    navigator.wakeLock.request = async () => {
      wakeLocks += 1;
      const release = async () => void (wakeLocks -= 1);
      return { release, released: false } as unknown as WakeLockSentinel;
    };
  }

  const countOpen = () => {
    forgetClosed();
    return {
      sockets: sockets.length,
      tracks: tracks.length,
      contexts: contexts.length,
      timers: timers.size,
      wakeLocks,
      mediaElements: document.querySelectorAll('audio').length,
    };
  };
  Object.assign(window, { openResources: countOpen, askedFor: askedWith, heard: recorded });
}

declare global {
  interface Window extends WatchedWindow {}
}
