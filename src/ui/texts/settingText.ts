import { nameWords } from '#domain/shared/nameWords.ts';
import { countWithNoun } from './numbers.ts';
import { audioText } from './telephonyText.ts';

/** Text in place of a number is returned unchanged. */
const unit = (noun: string) => (value: string | number) =>
  typeof value === 'number' ? countWithNoun(value, noun) : value;

const audio: Readonly<Record<string, string>> = audioText;

/** Formats settings whose value alone would be unclear: "20 seconds", "Background Music". */
export const settingText = {
  maxCallDuration: unit('minute'),
  maxResponseTime: unit('second'),
  retryDelay: unit('second'),
  silenceTimeout: unit('second'),
  personality: (value: string | number) => nameWords(String(value)),
  backgroundAudioType: (value: string | number) => audio[value] ?? String(value),
} as const;
