import type { Bell } from '#application/orders/Bell.ts';

/** Two notes, like a counter bell, each with its frequency in hertz and its start in seconds. */
const NOTES = [
  { frequency: 1318.5, after: 0 },
  { frequency: 1046.5, after: 0.25 },
] as const;
/** Seconds until a note has faded. */
const FADE = 0.9;
const VOLUME = 0.4;
/** Milliseconds to wait for audio to start. After that, the browser counts as blocking audio. */
const START_TIMEOUT_MS = 500;

/** Plays the sound with the Web Audio API. Needs no file, so it works offline. */
export class ToneBell implements Bell {
  static readonly needs = [] as const;
  #context: AudioContext | undefined;
  readonly #listeners = new Set<(canRing: boolean) => void>();

  async wake() {
    return (await this.awaken()) !== undefined;
  }

  async ring() {
    const context = await this.awaken();
    if (!context) return false;
    try {
      for (const note of NOTES) playNote(context, note);
      return true;
    } catch {
      // the device may have just been disconnected
      return false;
    }
  }

  subscribe(listen: (canRing: boolean) => void) {
    this.#listeners.add(listen);
    const listening = new AbortController();
    // missing on pages without HTTPS
    const { mediaDevices } = navigator as Partial<Navigator>;
    mediaDevices?.addEventListener('devicechange', () => void this.checkDevice(), {
      signal: listening.signal,
    });
    return () => {
      listening.abort();
      this.#listeners.delete(listen);
    };
  }

  /** Returns a context that plays. Undefined if the browser blocks or interrupts audio, or has no device. */
  private async awaken(): Promise<AudioContext | undefined> {
    try {
      const context = this.openContext();
      if (await plays(context)) return context;
      if (context.state !== 'running') return undefined;
      // the context's device is gone, but another device may play
      this.#context = undefined;
      void context.close().catch(() => undefined);
      const next = this.openContext();
      return (await plays(next)) ? next : undefined;
    } catch {
      return undefined;
    }
  }

  /** Checks whether audio that was used before still plays, because its device may be gone or back. */
  private async checkDevice(): Promise<void> {
    if (!this.#context) return;
    this.notify(await this.wake());
  }

  /** Returns the current context, or a new one if that is closed and so would never play again. */
  private openContext(): AudioContext {
    if (this.#context && this.#context.state !== 'closed') return this.#context;
    const context = new AudioContext();
    context.addEventListener('statechange', () => {
      if (context === this.#context) this.notify(context.state === 'running');
    });
    this.#context = context;
    return context;
  }

  private notify(canRing: boolean): void {
    for (const listen of this.#listeners) listen(canRing);
  }
}

/** Starts a context and returns whether it plays. A context whose device is gone never plays. */
async function plays(context: AudioContext): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, START_TIMEOUT_MS, false);
  });
  // a browser that blocks audio never responds; a browser interrupted by a phone call refuses
  const started = context.resume().then(() => silencePassed(context));
  const isPlaying = await Promise.race([started, late]).finally(() => clearTimeout(timer));
  return isPlaying === true && context.state === 'running';
}

/** Plays a moment of silence. Resolves at its end. */
function silencePassed(context: AudioContext): Promise<true> {
  return new Promise((resolve) => {
    const silence = new ConstantSourceNode(context, { offset: 0 });
    silence.addEventListener('ended', () => {
      silence.disconnect();
      resolve(true);
    });
    silence.connect(context.destination);
    silence.start();
    silence.stop(context.currentTime + 0.01);
  });
}

function playNote(context: AudioContext, { frequency, after }: (typeof NOTES)[number]): void {
  const start = context.currentTime + after;
  const tone = new OscillatorNode(context, { type: 'triangle', frequency });
  const fade = new GainNode(context, { gain: 0 });
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(VOLUME, start + 0.01);
  fade.gain.exponentialRampToValueAtTime(0.001, start + FADE);
  tone.connect(fade).connect(context.destination);
  tone.start(start);
  tone.stop(start + FADE);
}
