import {
  SPEAKING_SPEED,
  TEMPERATURE,
  VOICE_STABILITY,
  type AdvisedVoiceField,
  type BoundVoiceField,
} from '#domain/voice/voiceConfig.ts';

export const voiceText = {
  saved: 'Voice configuration saved successfully!',
  tested: 'Voice test completed! Click play to hear the result.',
  testRefused: 'Voice test failed. Please try again.',
  sampleMessage: 'Thank you for calling. How can I help you today?',
  personalities: {
    friendly: 'Friendly',
    professional: 'Professional',
    energetic: 'Energetic',
    custom: 'Custom',
  },
} as const;

const between = ({ min, max }: { readonly min: number; readonly max: number }) =>
  `Enter a number from ${min} to ${max}`;

/** What is worth a word, and keeps nothing from being saved. */
export const voiceAdviceText = {
  voiceId: 'No voice is chosen: callers hear whatever the service takes.',
  firstMessage: 'Without a first message the agent waits for the caller to begin.',
} satisfies Record<AdvisedVoiceField, string>;

export const voiceProblemText = {
  speakingSpeed: between(SPEAKING_SPEED),
  voiceStability: between(VOICE_STABILITY),
  customPersonality: 'Describe the personality, or choose another one',
  temperature: between(TEMPERATURE),
  maxResponseTime: 'Choose one of the times',
  backgroundSoundUrl: 'Enter a web address that begins with https:// or http://',
} satisfies Record<BoundVoiceField, string>;
