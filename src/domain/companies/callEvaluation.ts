import { capitalized } from '#domain/shared/capitalized.ts';
import { comparable } from '#domain/shared/comparable.ts';
import { ownEntry } from '#domain/shared/ownEntry.ts';
import type { Tone } from '#domain/shared/tone.ts';

/** How well a call went, as a color and a label. */
export interface CallEvaluation {
  readonly tone: Tone;
  readonly text: string;
}

const WORDS: Readonly<Record<string, Tone>> = {
  excellent: 'success',
  pass: 'success',
  true: 'success',
  good: 'warning',
  fair: 'warning',
  poor: 'error',
  fail: 'error',
  false: 'error',
};

const SHOWN: Readonly<Record<string, string>> = { true: 'Pass', false: 'Fail' };

/** The lowest green score and the lowest amber score, out of ten and in percent. Lower scores are red. */
const OUT_OF_TEN = { green: 8, amber: 5 };
const PERCENT = { green: 80, amber: 50 };

/**
 * Converts the host's evaluation of a call to a color and a label. A number from 0 to 10 becomes "6/10", a
 * percentage "92%", and a known word "Good", in any case. A number above 10 is shown unchanged. Other text is
 * shown unchanged, in gray. A blank value has no evaluation. (rule: call success colors)
 */
export function callEvaluation(value: string | number | boolean | undefined): CallEvaluation | undefined {
  const text = value === undefined ? '' : String(value).trim();
  if (text === '') return undefined;

  const number = Number(text.endsWith('%') ? text.slice(0, -1) || NaN : text);
  if (!Number.isNaN(number)) {
    const isPercent = text.endsWith('%');
    const { green, amber } = isPercent ? PERCENT : OUT_OF_TEN;
    const tone = number >= green ? 'success' : number >= amber ? 'warning' : 'error';
    return { tone, text: isPercent ? `${number}%` : number > 10 ? String(number) : `${number}/10` };
  }
  const word = comparable(text);
  const tone = ownEntry(WORDS, word);
  if (!tone) return { tone: 'neutral', text };
  return { tone, text: ownEntry(SHOWN, word) ?? capitalized(word) };
}
