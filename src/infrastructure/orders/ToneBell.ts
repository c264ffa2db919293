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

  async wake() {
    this.#context ??= new AudioContext();
    const context = this.#context;
    // a browser that blocks audio never responds
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, RESUME_TIMEOUT_MS))]);
    return context.state === 'running';
  }

  async ring() {
    const isAwake = await this.wake();
    if (isAwake && this.#context) for (const note of NOTES) playNote(this.#context, note);
    return isAwake;
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
