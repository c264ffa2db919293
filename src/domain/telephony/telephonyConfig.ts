import { httpUrl } from '#domain/shared/httpUrl.ts';
import { isPhoneNumber } from '#domain/shared/phoneNumber.ts';
import { isWholeWithin, type Problems } from '#domain/shared/problems.ts';
import { nonBlankLines } from '#domain/shared/nonBlankLines.ts';

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

/** What a configuration may do without; calls hardly reach the agent then. */
export type RecommendedTelephonyField = 'phoneNumber' | 'phoneId' | 'assistantId';

/** What keeps it from being saved when it is not right. */
export type ValidatedTelephonyField =
  | 'maxCallDuration'
  | 'backgroundAudioUrl'
  | 'maxRetries'
  | 'retryDelay'
  | 'silenceTimeout'
  | 'interruptionSensitivity';

export type TelephonyField = RecommendedTelephonyField | ValidatedTelephonyField;

export type TelephonyProblem = 'out-of-range' | 'no-url';

/**
 * What keeps a telephony configuration from being saved: each number is whole and in its range; a custom background audio has an
 * address of the web. (rule: telephony configuration)
 */
export function telephonyProblems(
  config: TelephonyConfig,
): Problems<ValidatedTelephonyField, TelephonyProblem> {
  const { maxCallDuration, backgroundAudioType, backgroundAudioUrl } = config;
  const durations: readonly number[] = CALL_DURATIONS;
  return {
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

/** What is worth a word and keeps nothing from being saved: no number, or none that looks like one, and ids that are missing. */
export function telephonyWarnings({
  phoneNumber,
  phoneId,
  assistantId,
}: TelephonyConfig): Problems<RecommendedTelephonyField, 'missing' | 'malformed'> {
  return {
    ...(!isPhoneNumber(phoneNumber) && { phoneNumber: phoneNumber.trim() ? 'malformed' : 'missing' }),
    ...(!phoneId.trim() && { phoneId: 'missing' }),
    ...(!assistantId.trim() && { assistantId: 'missing' }),
  };
}

/** The configuration as it is saved: without blank lines, nor what is unfinished in an audio that is not chosen. */
export function normalizeTelephony(config: TelephonyConfig): TelephonyConfig {
  const url = config.backgroundAudioUrl.trim();
  return {
    ...config,
    backgroundAudioUrl: httpUrl(url) ? url : '',
    endCallPhrases: nonBlankLines(config.endCallPhrases),
    transferPhrases: nonBlankLines(config.transferPhrases),
  };
}
