import { RATE } from './audioFormat.ts';

const FRAME_MS = 20;
const FRAME = (RATE * FRAME_MS) / 1000;

/** Root mean square, of 1, that a frame must have to count as voiced in a silent room. */
const QUIETEST_VOICE = 0.012;
/** How much louder than the room a voice is. */
const ABOVE_THE_ROOM = 3;
/** How much of a new frame goes into the estimate of the room. */
const ROOM_ADAPTS = 0.05;
/** Nobody speaks at once: what is heard first is the room, unless it is louder than a room is. */
const ROOM_FIRST_MS = 300;
const LOUDEST_ROOM = 0.012;

/** Voiced time within a window that makes it speech; a click or a beep is shorter. */
const BEGINS_AFTER_MS = 160;
const WINDOW_MS = 320;
/** Silence that ends a turn. */
const ENDS_AFTER_MS = 700;
/** A fan is no speech: after so long the turn ends, and what sounds is the room. */
const LONGEST_TURN_MS = 15_000;

export type SpeechEvent = 'begins' | 'ends';

interface VoiceActivity {
  /** Takes in the samples that follow; gives what began and ended with them. */
  hear(samples: Int16Array): SpeechEvent[];
  /** How sure it is that somebody is speaking, from 0 to 1. */
  readonly score: number;
}

/** Tells by its energy when somebody speaks. Time is counted in samples, however late they come. */
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
    if (heardMs < ROOM_FIRST_MS) room = Math.min(LOUDEST_ROOM, Math.max(room, level));
    heardMs += FRAME_MS;
    const isVoiced = level > Math.max(QUIETEST_VOICE, room * ABOVE_THE_ROOM);
    if (!isVoiced) room += (level - room) * ROOM_ADAPTS;
    recent = [...recent, isVoiced].slice(-WINDOW_MS / FRAME_MS);

    if (!isSpeaking) {
      if (voicedMs() < BEGINS_AFTER_MS) return undefined;
      isSpeaking = true;
      turnMs = 0;
      silentMs = 0;
      return 'begins';
    }
    turnMs += FRAME_MS;
    silentMs = isVoiced ? 0 : silentMs + FRAME_MS;
    if (silentMs < ENDS_AFTER_MS && turnMs < LONGEST_TURN_MS) return undefined;
    if (turnMs >= LONGEST_TURN_MS) room = level;
    isSpeaking = false;
    recent = [];
    return 'ends';
  }

  const voicedMs = () => recent.filter(Boolean).length * FRAME_MS;

  return {
    hear(samples) {
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

/** Root mean square of the samples, without their mean; 1 is the loudest square wave. */
export function loudness(samples: Int16Array): number {
  if (samples.length === 0) return 0;
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  const energy = samples.reduce((sum, sample) => sum + (sample - mean) ** 2, 0);
  return Math.sqrt(energy / samples.length) / 32_768;
}
