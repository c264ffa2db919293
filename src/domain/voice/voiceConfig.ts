import { httpUrl } from '#domain/shared/httpUrl.ts';
import { isWithin, type Problems } from '#domain/shared/problems.ts';

export const PERSONALITIES = ['friendly', 'professional', 'energetic', 'custom'] as const;

/** How the agent sounds and opens a call. */
export interface VoiceConfig {
  readonly voiceId: string;
  readonly voiceName: string;
  /** Relative to normal speed, from 0.5 to 2. */
  readonly speakingSpeed: number;
  /** From 0 to 1. */
  readonly voiceStability: number;
  /** One of {@link PERSONALITIES}, or an unknown value as sent by the host. */
  readonly personality: string;
  /** The restaurant's own description of a 'custom' personality. */
  readonly customPersonality?: string | undefined;
  /** The first message of each call. The restaurant form edits the same text. */
  readonly firstMessage: string;
  /** From 0 to 1. */
  readonly temperature: number;
  /** In seconds, one of {@link RESPONSE_TIMES}. */
  readonly maxResponseTime: number;
  readonly enableBackgroundSound: boolean;
  readonly backgroundSoundUrl?: string | undefined;
}

export const SPEAKING_SPEED_RANGE = { min: 0.5, max: 2, step: 0.1 } as const;
export const VOICE_STABILITY_RANGE = { min: 0, max: 1, step: 0.1 } as const;
export const TEMPERATURE_RANGE = { min: 0, max: 1, step: 0.1 } as const;
/** In seconds. */
export const RESPONSE_TIMES = [10, 15, 20, 30] as const;

/** Optional fields. Without a voice, the agent uses a default voice; without a first message, it waits. */
export type RecommendedVoiceField = 'voiceId' | 'firstMessage';

/** Fields that must be valid to save. */
export type ValidatedVoiceField =
  | 'speakingSpeed'
  | 'voiceStability'
  | 'customPersonality'
  | 'temperature'
  | 'maxResponseTime'
  | 'backgroundSoundUrl';

export type VoiceField = RecommendedVoiceField | ValidatedVoiceField;

export type VoiceProblem = 'required' | 'out-of-range' | 'no-url';
export type VoiceProblems = Problems<ValidatedVoiceField, VoiceProblem>;

/**
 * Returns why a voice configuration cannot be saved. A custom personality needs a description, each number
 * must be in range, and background sound that is turned on needs a URL. (rule: voice configuration)
 */
export function voiceProblems(config: VoiceConfig): VoiceProblems {
  const { personality, enableBackgroundSound, backgroundSoundUrl } = config;
  const times: readonly number[] = RESPONSE_TIMES;
  return {
    ...(personality === 'custom' && !config.customPersonality?.trim() && { customPersonality: 'required' }),
    ...(!isWithin(config.speakingSpeed, SPEAKING_SPEED_RANGE) && { speakingSpeed: 'out-of-range' }),
    ...(!isWithin(config.voiceStability, VOICE_STABILITY_RANGE) && { voiceStability: 'out-of-range' }),
    ...(!isWithin(config.temperature, TEMPERATURE_RANGE) && { temperature: 'out-of-range' }),
    ...(!times.includes(config.maxResponseTime) && { maxResponseTime: 'out-of-range' }),
    // while the sound is off, the URL doesn't need to be valid
    ...(enableBackgroundSound && !httpUrl(backgroundSoundUrl) && { backgroundSoundUrl: 'no-url' }),
  };
}

/** Returns warnings that do not block saving: a missing voice and a missing first message. */
export function voiceWarnings({
  voiceId,
  firstMessage,
}: VoiceConfig): Problems<RecommendedVoiceField, 'missing'> {
  return {
    ...(!voiceId && { voiceId: 'missing' }),
    ...(!firstMessage.trim() && { firstMessage: 'missing' }),
  };
}

/**
 * Prepares a configuration for saving. Trims a changed sound URL, or clears an invalid one if the sound is
 * off.
 */
export function normalizeVoiceConfig(config: VoiceConfig, base?: VoiceConfig): VoiceConfig {
  const { enableBackgroundSound, backgroundSoundUrl } = config;
  if (backgroundSoundUrl === base?.backgroundSoundUrl) return config;
  const url = backgroundSoundUrl?.trim();
  return { ...config, backgroundSoundUrl: enableBackgroundSound || httpUrl(url) ? url : '' };
}
