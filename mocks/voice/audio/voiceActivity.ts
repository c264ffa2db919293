import { SAMPLE_RATE } from './audioFormat.ts';

const FRAME_MS = 20;
const FRAME = (SAMPLE_RATE * FRAME_MS) / 1000;

/** The minimum RMS level of a voice in a silent room, from 0 to 1. */
const MIN_VOICE_LEVEL = 0.012;
/** The minimum ratio of a voice's level to the level of room noise. */
const MIN_VOICE_TO_NOISE = 3;
/** The weight of each new frame in the estimate of room noise. */
const NOISE_ADAPTATION = 0.05;
/** Sound in this first part of a session counts as room noise, unless the sound is too loud. */
const INITIAL_NOISE_MS = 300;
const LOUDEST_ROOM = 0.012;

/** Speech starts after this much voiced time within the window. Clicks and beeps are shorter. */
const MIN_SPEECH_MS = 160;
const WINDOW_MS = 320;
/** The silence that ends speech. */
const END_SILENCE_MS = 700;
/** A longer sound, such as a fan's, is room noise. */
const MAX_SPEECH_MS = 15_000;

export type SpeechEvent = 'begins' | 'ends';

interface VoiceActivity {
  /** Processes the next samples and returns the resulting events. */
  process(samples: Int16Array): SpeechEvent[];
  /** The confidence that the visitor is speaking, from 0 to 1. */
  readonly score: number;
}

/** Detects speech by its energy. Time is counted in samples, so late delivery doesn't matter. */
export function createVoiceActivity(): VoiceActivity {
  let rest = new Int16Array(0);
  let room = 0;
  let heardMs = 0;
  let recent: boolean[] = [];
  let isSpeaking = false;
  let turnMs = 0;
  let silentMs = 0;

  function frame(samples: Int16Array): SpeechEvent | undefined {
    const level = loudness(samples);
    if (heardMs < INITIAL_NOISE_MS) room = Math.min(LOUDEST_ROOM, Math.max(room, level));
    heardMs += FRAME_MS;
    const isVoiced = level > Math.max(MIN_VOICE_LEVEL, room * MIN_VOICE_TO_NOISE);
    if (!isVoiced) room += (level - room) * NOISE_ADAPTATION;
    recent = [...recent, isVoiced].slice(-WINDOW_MS / FRAME_MS);

    if (!isSpeaking) {
      if (voicedMs() < MIN_SPEECH_MS) return undefined;
      isSpeaking = true;
      turnMs = 0;
      silentMs = 0;
      return 'begins';
    }
    turnMs += FRAME_MS;
    silentMs = isVoiced ? 0 : silentMs + FRAME_MS;
    if (silentMs < END_SILENCE_MS && turnMs < MAX_SPEECH_MS) return undefined;
    if (turnMs >= MAX_SPEECH_MS) room = level;
    isSpeaking = false;
    recent = [];
    return 'ends';
  }

  const voicedMs = () => recent.filter(Boolean).length * FRAME_MS;

  return {
    process(samples) {
      const all = new Int16Array(rest.length + samples.length);
      all.set(rest);
      all.set(samples, rest.length);
      const events: SpeechEvent[] = [];
      let at = 0;
      for (; at + FRAME <= all.length; at += FRAME) {
        const event = frame(all.subarray(at, at + FRAME));
        if (event) events.push(event);
      }
      rest = all.slice(at);
      return events;
    },
    get score() {
      return Math.min(1, voicedMs() / WINDOW_MS);
    },
  };
}

/** Computes the RMS of the samples without DC offset. A full-scale square wave gives 1. */
export function loudness(samples: Int16Array): number {
  if (samples.length === 0) return 0;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  const energy = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  return Math.sqrt(energy / samples.length) / 32_768;
}
