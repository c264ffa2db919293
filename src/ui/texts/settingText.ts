import { nameWords } from '#domain/shared/nameWords.ts';
import { counted } from './numbers.ts';
import { audioText } from './telephonyText.ts';

const minutes = (value: string | number) => counted(Number(value), 'minute');
const seconds = (value: string | number) => counted(Number(value), 'second');

const audio: Readonly<Record<string, string>> = audioText;

/** What the value of a setting is called where its number or its word alone would not tell: "20 seconds", "Background Music". */
export const settingText = {
  maxCallDuration: minutes,
  maxResponseTime: seconds,
  retryDelay: seconds,
  silenceTimeout: seconds,
  personality: (value: string | number) => nameWords(String(value)),
  backgroundAudioType: (value: string | number) => audio[value] ?? String(value),
} as const;
