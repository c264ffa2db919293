import { nameWords } from '#domain/shared/nameWords.ts';
import { countWithNoun } from './numbers.ts';
import { audioText } from './telephonyText.ts';

/** A word where a number is meant is shown as it came. */
const unit = (noun: string) => (value: string | number) =>
  typeof value === 'number' ? countWithNoun(value, noun) : value;

const audio: Readonly<Record<string, string>> = audioText;

/** What the value of a setting is called where its number or its word alone would not tell: "20 seconds", "Background Music". */
export const settingText = {
  maxCallDuration: unit('minute'),
  maxResponseTime: unit('second'),
  retryDelay: unit('second'),
  silenceTimeout: unit('second'),
  personality: (value: string | number) => nameWords(String(value)),
  backgroundAudioType: (value: string | number) => audio[value] ?? String(value),
} as const;
