import { httpUrl } from '#domain/shared/httpUrl.ts';
import { cleanPhoneNumber, isPhoneNumber } from '#domain/shared/phoneNumber.ts';
import { isWholeWithin, type Problems } from '#domain/shared/problems.ts';
import { nonBlankLines } from '#domain/shared/nonBlankLines.ts';

export const BACKGROUND_AUDIO = ['none', 'ambient', 'music', 'custom'] as const;

/** How calls reach the agent, and how the agent handles calls. */
export interface TelephonyConfig {
  /** The number callers dial. */
  readonly phoneNumber: string;
  readonly phoneId: string;
  readonly assistantId: string;
  /** In minutes, one of {@link CALL_DURATIONS}. */
  readonly maxCallDuration: number;
  readonly callRecordingEnabled: boolean;
  readonly transcriptionEnabled: boolean;
  /** One of {@link BACKGROUND_AUDIO}, or an unknown value as sent by the host. */
  readonly backgroundAudioType: string;
  /** Only used if the audio type is 'custom'. */
  readonly backgroundAudioUrl?: string | undefined;
  readonly maxRetries: number;
  /** In seconds. */
  readonly retryDelay: number;
  /** Blank for no message. */
  readonly busyMessage: string;
  readonly afterHoursMessage: string;
  /** In seconds. */
  readonly silenceTimeout: number;
  readonly interruptionSensitivity: number;
  /** The typed lines, with one phrase per line. */
  readonly endCallPhrases: readonly string[];
  readonly transferPhrases: readonly string[];
  /** Keys in the host's nested settings that the app doesn't know. A save sends these keys back. */
  readonly unknownKeys?: {
    readonly callHandling: Readonly<Record<string, unknown>>;
    readonly advancedSettings: Readonly<Record<string, unknown>>;
  };
}

/** In minutes. */
export const CALL_DURATIONS = [5, 10, 15, 20, 30] as const;
export const MAX_RETRIES_RANGE = { min: 0, max: 5, step: 1 } as const;
/** In seconds. */
export const RETRY_DELAY_RANGE = { min: 1, max: 60, step: 1 } as const;
/** In seconds. */
export const SILENCE_TIMEOUT_RANGE = { min: 1, max: 30, step: 1 } as const;
export const INTERRUPTION_SENSITIVITY_RANGE = { min: 1, max: 10, step: 1 } as const;

/** Optional fields. Without them, calls may not reach the agent. */
export type RecommendedTelephonyField = 'phoneNumber' | 'phoneId' | 'assistantId';

/** Fields that must be valid to save. */
export type ValidatedTelephonyField =
  | 'maxCallDuration'
  | 'backgroundAudioUrl'
  | 'maxRetries'
  | 'retryDelay'
  | 'silenceTimeout'
  | 'interruptionSensitivity';

export type TelephonyField = RecommendedTelephonyField | ValidatedTelephonyField;

export type TelephonyProblem = 'out-of-range' | 'no-url';
export type TelephonyProblems = Problems<ValidatedTelephonyField, TelephonyProblem>;

/**
 * Returns why a telephony configuration cannot be saved. Each number must be whole and in range, and custom
 * background audio needs a URL. A missing or malformed phone number, or a missing ID, is only a warning.
 * Saving trims phrases and drops blank ones. (rule: telephony configuration)
 */
export function telephonyProblems(config: TelephonyConfig): TelephonyProblems {
  const { maxCallDuration, backgroundAudioType, backgroundAudioUrl } = config;
  const durations: readonly number[] = CALL_DURATIONS;
  return {
    ...(!durations.includes(maxCallDuration) && { maxCallDuration: 'out-of-range' }),
    // without custom audio, the URL doesn't need to be valid
    ...(backgroundAudioType === 'custom' &&
      !httpUrl(backgroundAudioUrl?.trim()) && { backgroundAudioUrl: 'no-url' }),
    ...(!isWholeWithin(config.maxRetries, MAX_RETRIES_RANGE) && { maxRetries: 'out-of-range' }),
    ...(!isWholeWithin(config.retryDelay, RETRY_DELAY_RANGE) && { retryDelay: 'out-of-range' }),
    ...(!isWholeWithin(config.silenceTimeout, SILENCE_TIMEOUT_RANGE) && { silenceTimeout: 'out-of-range' }),
    ...(!isWholeWithin(config.interruptionSensitivity, INTERRUPTION_SENSITIVITY_RANGE) && {
      interruptionSensitivity: 'out-of-range',
    }),
  };
}

/** Returns warnings that do not block saving: a missing or unusual phone number, and missing ids. */
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

/**
 * Prepares a configuration for saving. Cleans a changed phone number, drops blank phrases, and clears a
 * changed URL that is not valid.
 */
export function normalizeTelephony(config: TelephonyConfig, base?: TelephonyConfig): TelephonyConfig {
  const { phoneNumber, backgroundAudioUrl } = config;
  const url = backgroundAudioUrl?.trim();
  return {
    ...config,
    phoneNumber: phoneNumber === base?.phoneNumber ? phoneNumber : cleanPhoneNumber(phoneNumber),
    backgroundAudioUrl:
      backgroundAudioUrl === base?.backgroundAudioUrl ? backgroundAudioUrl : httpUrl(url) ? url : '',
    endCallPhrases: nonBlankLines(config.endCallPhrases),
    transferPhrases: nonBlankLines(config.transferPhrases),
  };
}
