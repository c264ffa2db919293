import type { Bell } from '#application/orders/Bell.ts';

/** Two notes, like a counter bell: hertz, and seconds after the first note. */
const NOTES = [
  { frequency: 1318.5, after: 0 },
  { frequency: 1046.5, after: 0.25 },
] as const;
/** Seconds until a note has faded. */
const FADE = 0.9;
const VOLUME = 0.4;
/** Milliseconds within which a browser that allows audio has started it. */
const RESUME_TIMEOUT_MS = 500;

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
      // the device may just have been taken away
      return false;
    }
  }

  subscribe(listen: (canRing: boolean) => void) {
    this.#listeners.add(listen);
    return () => void this.#listeners.delete(listen);
  }

  /** Returns a running context. Undefined if the browser blocks or interrupts audio, or has none. */
  private async awaken(): Promise<AudioContext | undefined> {
    try {
      const context = this.openContext();
      // a browser that blocks audio never responds, and one that is interrupted by a phone call refuses
      await Promise.race([
        context.resume(),
        new Promise((resolve) => setTimeout(resolve, RESUME_TIMEOUT_MS)),
      ]);
      return context.state === 'running' ? context : undefined;
    } catch {
      return undefined;
    }
  }

  /** A closed context never plays again. */
  private openContext(): AudioContext {
    if (this.#context && this.#context.state !== 'closed') return this.#context;
    const context = new AudioContext();
    context.addEventListener('statechange', () => {
      for (const listen of this.#listeners) listen(context.state === 'running');
    });
    this.#context = context;
    return context;
  }
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
