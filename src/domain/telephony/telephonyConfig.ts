import { httpUrl } from '#domain/shared/httpUrl.ts';
import { isWithin, type Problems } from '#domain/shared/problems.ts';
import { filledLines } from '#domain/shared/textLines.ts';

export const BACKGROUND_AUDIO = ['none', 'ambient', 'music', 'custom'] as const;

/** How calls reach the agent, and how they are handled. */
export interface TelephonyConfig {
  /** The number that callers dial. */
  readonly phoneNumber: string;
  readonly phoneId: string;
  readonly assistantId: string;
  /** Minutes; one of {@link CALL_DURATIONS}. */
  readonly maxCallDuration: number;
  readonly callRecordingEnabled: boolean;
  readonly transcriptionEnabled: boolean;
  /** One of {@link BACKGROUND_AUDIO}; a word that the host adds later is kept as it came. */
  readonly backgroundAudioType: string;
  /** Counts with the audio 'custom'; empty when there is none. */
  readonly backgroundAudioUrl: string;
  readonly maxRetries: number;
  /** Seconds. */
  readonly retryDelay: number;
  /** Empty when callers are told nothing. */
  readonly busyMessage: string;
  readonly afterHoursMessage: string;
  /** Seconds. */
  readonly silenceTimeout: number;
  readonly interruptionSensitivity: number;
  /** As they are typed, one a line. */
  readonly endCallPhrases: readonly string[];
  readonly transferPhrases: readonly string[];
}

/** Minutes. */
export const CALL_DURATIONS = [5, 10, 15, 20, 30] as const;
export const MAX_RETRIES = { min: 0, max: 5, step: 1 } as const;
/** Seconds. */
export const RETRY_DELAY = { min: 1, max: 60, step: 1 } as const;
/** Seconds. */
export const SILENCE_TIMEOUT = { min: 1, max: 30, step: 1 } as const;
export const INTERRUPTION_SENSITIVITY = { min: 1, max: 10, step: 1 } as const;

export type TelephonyField =
  | 'phoneNumber'
  | 'phoneId'
  | 'assistantId'
  | 'maxCallDuration'
  | 'backgroundAudioUrl'
  | 'maxRetries'
  | 'retryDelay'
  | 'silenceTimeout'
  | 'interruptionSensitivity';

export type TelephonyProblem = 'required' | 'malformed' | 'out-of-range' | 'no-url';

/**
 * What keeps a telephony configuration from being saved: a phone number that can be dialled, the ids of phone and assistant are
 * needed; each number is whole and in its range; a custom background audio has an address of the web. (rule: telephony
 * configuration)
 */
export function telephonyProblems(config: TelephonyConfig): Problems<TelephonyField, TelephonyProblem> {
  const { phoneNumber, maxCallDuration, backgroundAudioType, backgroundAudioUrl } = config;
  const durations: readonly number[] = CALL_DURATIONS;
  return {
    ...(!isPhoneNumber(phoneNumber) && { phoneNumber: phoneNumber.trim() ? 'malformed' : 'required' }),
    ...(!config.phoneId.trim() && { phoneId: 'required' }),
    ...(!config.assistantId.trim() && { assistantId: 'required' }),
    ...(!durations.includes(maxCallDuration) && { maxCallDuration: 'out-of-range' }),
    // an audio that is not chosen may stay unfinished
    ...(backgroundAudioType === 'custom' &&
      !httpUrl(backgroundAudioUrl.trim()) && { backgroundAudioUrl: 'no-url' }),
    ...(!isWholeWithin(config.maxRetries, MAX_RETRIES) && { maxRetries: 'out-of-range' }),
    ...(!isWholeWithin(config.retryDelay, RETRY_DELAY) && { retryDelay: 'out-of-range' }),
    ...(!isWholeWithin(config.silenceTimeout, SILENCE_TIMEOUT) && { silenceTimeout: 'out-of-range' }),
    ...(!isWholeWithin(config.interruptionSensitivity, INTERRUPTION_SENSITIVITY) && {
      interruptionSensitivity: 'out-of-range',
    }),
  };
}

/** The configuration as it is saved: without blank lines, nor what is unfinished in an audio that is not chosen. */
export function finishedTelephony(config: TelephonyConfig): TelephonyConfig {
  const url = config.backgroundAudioUrl.trim();
  return {
    ...config,
    backgroundAudioUrl: httpUrl(url) ? url : '',
    endCallPhrases: filledLines(config.endCallPhrases),
    transferPhrases: filledLines(config.transferPhrases),
  };
}

const isPhoneNumber = (text: string) => /^\+?[1-9]\d{0,15}$/.test(text.replace(/[\s()-]/g, ''));

const isWholeWithin = (value: number, range: { readonly min: number; readonly max: number }) =>
  Number.isInteger(value) && isWithin(value, range);
