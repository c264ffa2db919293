import { SPEAKING_SPEED, TEMPERATURE, VOICE_STABILITY, type VoiceField } from '#domain/voice/voiceConfig.ts';

/** What people read of a voice configuration. */
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

export const voiceProblemText = {
  voiceId: 'Choose a voice',
  speakingSpeed: between(SPEAKING_SPEED),
  voiceStability: between(VOICE_STABILITY),
  customPersonality: 'Describe the personality, or choose another one',
  firstMessage: 'Enter what the agent says first',
  temperature: between(TEMPERATURE),
  maxResponseTime: 'Choose one of the times',
  backgroundSoundUrl: 'Enter a web address that begins with https:// or http://',
} satisfies Record<VoiceField, string>;
