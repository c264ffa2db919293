import { httpUrl } from '#domain/shared/httpUrl.ts';
import { isWithin, type Problems } from '#domain/shared/problems.ts';

export const PERSONALITIES = ['friendly', 'professional', 'energetic', 'custom'] as const;

/** How the agent sounds on the phone, and how it opens a call. */
export interface VoiceConfig {
  readonly voiceId: string;
  readonly voiceName: string;
  /** Times the natural pace, 0.5 to 2. */
  readonly speakingSpeed: number;
  /** 0 to 1. */
  readonly voiceStability: number;
  /** One of {@link PERSONALITIES}; a word that the host adds later is kept as it came. */
  readonly personality: string;
  /** In the restaurant's words; counts with the personality 'custom'. */
  readonly customPersonality: string;
  /** The greeting, which the form of the restaurant has as well. */
  readonly firstMessage: string;
  /** 0 to 1. */
  readonly temperature: number;
  /** Seconds; one of {@link RESPONSE_TIMES}. */
  readonly maxResponseTime: number;
  readonly enableBackgroundSound: boolean;
  /** Empty when there is none. */
  readonly backgroundSoundUrl: string;
}

export const SPEAKING_SPEED = { min: 0.5, max: 2, step: 0.1 } as const;
export const VOICE_STABILITY = { min: 0, max: 1, step: 0.1 } as const;
export const TEMPERATURE = { min: 0, max: 1, step: 0.1 } as const;
/** Seconds. */
export const RESPONSE_TIMES = [10, 15, 20, 30] as const;

/** What a configuration may do without; the agent has to find a voice, or a beginning, by itself then. */
export type RecommendedVoiceField = 'voiceId' | 'firstMessage';

/** What keeps it from being saved when it is not right. */
export type ValidatedVoiceField =
  | 'speakingSpeed'
  | 'voiceStability'
  | 'customPersonality'
  | 'temperature'
  | 'maxResponseTime'
  | 'backgroundSoundUrl';

export type VoiceField = RecommendedVoiceField | ValidatedVoiceField;

export type VoiceProblem = 'required' | 'out-of-range' | 'no-url';

/**
 * What keeps a voice configuration from being saved: for a custom personality its description is needed; each number lies in its
 * range; a background sound that is switched on has an address of the web. (rule: voice configuration)
 */
export function voiceProblems(config: VoiceConfig): Problems<ValidatedVoiceField, VoiceProblem> {
  const { personality, enableBackgroundSound, backgroundSoundUrl } = config;
  const times: readonly number[] = RESPONSE_TIMES;
  return {
    ...(personality === 'custom' && !config.customPersonality.trim() && { customPersonality: 'required' }),
    ...(!isWithin(config.speakingSpeed, SPEAKING_SPEED) && { speakingSpeed: 'out-of-range' }),
    ...(!isWithin(config.voiceStability, VOICE_STABILITY) && { voiceStability: 'out-of-range' }),
    ...(!isWithin(config.temperature, TEMPERATURE) && { temperature: 'out-of-range' }),
    ...(!times.includes(config.maxResponseTime) && { maxResponseTime: 'out-of-range' }),
    // a sound that is switched off may stay unfinished
    ...(enableBackgroundSound && !httpUrl(backgroundSoundUrl) && { backgroundSoundUrl: 'no-url' }),
  };
}

/** What is worth a word and keeps nothing from being saved: a voice and a first message that are missing. */
export function voiceWarnings({
  voiceId,
  firstMessage,
}: VoiceConfig): Problems<RecommendedVoiceField, 'missing'> {
  return {
    ...(!voiceId && { voiceId: 'missing' }),
    ...(!firstMessage.trim() && { firstMessage: 'missing' }),
  };
}

/** The configuration as it is saved: what is unfinished in a sound that is switched off is dropped, and blanks around its address. */
export function normalizeVoiceConfig(config: VoiceConfig): VoiceConfig {
  const url = config.backgroundSoundUrl.trim();
  return { ...config, backgroundSoundUrl: config.enableBackgroundSound || httpUrl(url) ? url : '' };
}
