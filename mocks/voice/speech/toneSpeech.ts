import { SAMPLE_RATE } from '../audio/audioFormat.ts';

const SYLLABLE_MS = 180;
const WORD_REST_MS = 40;
const SENTENCE_REST_MS = 350;
const PITCH = 165;
const LOUD = 0.22 * 32_767;

/** The middle formant of each vowel, in hertz. */
const vowels: Readonly<Record<string, number>> = { a: 780, e: 520, i: 330, o: 480, u: 340, y: 330 };

/** Hums one tone per syllable, with the rhythm of the text. Used for text that can't be spoken. */
export function toneSpeech(text: string): Int16Array {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const pieces = words.flatMap((word, index) => {
    // the pitch falls at the end of a statement and rises at the end of a question
    const isLast = index === words.length - 1;
    const pitch = PITCH * (isLast ? (word.endsWith('?') ? 1.2 : 0.85) : 1 - (0.1 * index) / words.length);
    const rest = /[.,;:!?]$/.test(word) ? SENTENCE_REST_MS : WORD_REST_MS;
    return [...syllablesOf(word).map((vowel) => syllable(pitch, vowels[vowel] ?? 500)), silence(rest)];
  });
  const all = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/** Returns the vowel of each syllable. A number or abbreviation has one syllable too. */
function syllablesOf(word: string): string[] {
  const heard = word.replace(/(?<=\w\w)e\b/, '').match(/[aeiouy]+/g) ?? ['e'];
  return heard.map((group) => group.charAt(0));
}

const silence = (milliseconds: number) => new Int16Array((SAMPLE_RATE * milliseconds) / 1000);

function syllable(pitch: number, formant: number): Int16Array {
  const length = (SAMPLE_RATE * SYLLABLE_MS) / 1000;
  return Int16Array.from({ length }, (_, index) => {
    const radians = (2 * Math.PI * index) / SAMPLE_RATE;
    const swell = Math.sin((Math.PI * index) / length) ** 0.5;
    const voice =
      Math.sin(pitch * radians) + 0.5 * Math.sin(2 * pitch * radians) + 0.4 * Math.sin(formant * radians);
    return (LOUD * swell * voice) / 1.9;
  });
}
