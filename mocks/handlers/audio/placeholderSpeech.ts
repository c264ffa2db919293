import type { ConversationRow } from '../../db/tables.ts';
import { mp3Frame, FRAME_BYTES, FRAME_SECONDS, type Overtone } from './mp3.ts';

/** The parts of a conversation that shape its audio. */
export type PlaceholderTalk = Pick<ConversationRow, 'transcript' | 'durationSecs'>;

/** Fundamental frequency of each voice, in hertz. */
const pitches = { agent: 196, caller: 118 };

/** The two formants of each vowel, in hertz. */
const vowels: Readonly<Record<string, readonly [number, number]>> = {
  a: [780, 1300],
  e: [480, 1900],
  i: [310, 2100],
  o: [500, 920],
  u: [340, 760],
  y: [320, 1800],
};

/** The loudness of each frame of a syllable, in 1.5 dB steps. A pause follows each word. */
const envelope = [-5, 0, 0, -1, -2, -6];
const LOUD = 195;
const WORD_REST = 1;
const SENTENCE_REST = 9;

const silence = mp3Frame([], 0);

/**
 * Generates placeholder audio for a conversation: an MP3 of the same length, with one murmured syllable per
 * vowel, two voices, and silence between lines. The same conversation always gives the same bytes. Nothing
 * is cached, because generation takes a few milliseconds.
 */
export function placeholderSpeech({ transcript, durationSecs }: PlaceholderTalk): Uint8Array<ArrayBuffer> {
  const count = Math.ceil(durationSecs / FRAME_SECONDS);
  const sound = new Uint8Array(count * FRAME_BYTES);
  for (let index = 0; index < count; index += 1) sound.set(silence, index * FRAME_BYTES);

  const at = (seconds: number) => Math.round(seconds / FRAME_SECONDS);
  transcript.forEach(({ role, message, seconds }, index) => {
    const end = Math.min(at(transcript[index + 1]?.seconds ?? durationSecs) - 2, count);
    const pitch = role === 'agent' ? pitches.agent : pitches.caller;
    let position = at(seconds);
    for (const { spoken, rest } of syllablesOf(message, pitch)) {
      if (position + envelope.length > end) break;
      sound.set(spoken, position * FRAME_BYTES);
      position += envelope.length + rest;
    }
  });
  return sound;
}

interface Syllable {
  readonly spoken: Uint8Array;
  /** Silent frames after the syllable. */
  readonly rest: number;
}

function* syllablesOf(message: string, pitch: number): Generator<Syllable> {
  const words = message.toLowerCase().split(/\s+/);
  for (const [index, word] of words.entries()) {
    // the pitch falls at the end of a statement and rises at the end of a question
    const isLast = index === words.length - 1;
    const tone = isLast ? (word.endsWith('?') ? 1.12 : 0.9) : 1;
    const heard = word.match(/[aeiouy]+/g) ?? ['e'];
    const rest = /[.,;:!?]$/.test(word) ? SENTENCE_REST : WORD_REST;
    for (const [place, vowel] of heard.entries()) {
      yield { spoken: syllable(vowel.charAt(0), pitch * tone), rest: place === heard.length - 1 ? rest : 0 };
    }
  }
}

const known = new Map<string, Uint8Array>();

function syllable(vowel: string, pitch: number): Uint8Array {
  const key = vowel + pitch;
  let made = known.get(key);
  if (!made) {
    const frames = envelope.map((step, beat) => mp3Frame(overtonesOf(vowel, pitch, beat), LOUD + step));
    made = Uint8Array.from(frames.flatMap((bytes) => [...bytes]));
    known.set(key, made);
  }
  return made;
}

/** Lists the voice's fundamental and the overtones near the vowel's formants. */
function overtonesOf(vowel: string, pitch: number, beat: number): Overtone[] {
  const bands = vowels[vowel] ?? [500, 1500];
  const overtones: Overtone[] = [];
  for (let order = 1; order * pitch < 2200; order += 1) {
    const hertz = order * pitch;
    const isHeard = order <= 2 || bands.some((band) => Math.abs(hertz - band) < 0.8 * pitch);
    // a frame continues the tone a quarter period later
    if (isHeard) overtones.push({ hertz, isInverted: ((beat + order) & 2) !== 0 });
  }
  return overtones;
}
