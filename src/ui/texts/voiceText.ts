import { numberWithin, WEB_ADDRESS } from './inputText.ts';
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
} as const;

/** What is worth a word, and keeps nothing from being saved. */
export const voiceAdviceText = {
  voiceId: 'No voice is chosen: callers hear whatever the service takes.',
  firstMessage: 'Without a first message the agent waits for the caller to begin.',
} satisfies Record<AdvisedVoiceField, string>;

export const voiceProblemText = {
  speakingSpeed: numberWithin(SPEAKING_SPEED),
  voiceStability: numberWithin(VOICE_STABILITY),
  customPersonality: 'Describe the personality, or choose another one',
  temperature: numberWithin(TEMPERATURE),
  maxResponseTime: 'Choose one of the times',
  backgroundSoundUrl: WEB_ADDRESS,
} satisfies Record<BoundVoiceField, string>;
