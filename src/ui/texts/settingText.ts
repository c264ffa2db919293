import { nameWords } from '#domain/shared/nameWords.ts';
import { countWithNoun } from './numbers.ts';
import { audioText } from './telephonyText.ts';

/** Returns a function that adds a unit to a number and returns text unchanged. */
const unit = (noun: string) => (value: string | number) =>
  typeof value === 'number' ? countWithNoun(value, noun) : value;

const audio: Readonly<Record<string, string>> = audioText;

/** Formats settings whose value alone would be unclear, such as "20 seconds" or "Background Music". */
export const settingText = {
  maxCallDuration: unit('minute'),
  maxResponseTime: unit('second'),
  retryDelay: unit('second'),
  silenceTimeout: unit('second'),
  personality: (value: string | number) => nameWords(String(value)),
  backgroundAudioType: (value: string | number) => audio[value] ?? String(value),
} as const;
