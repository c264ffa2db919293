import { editorTexts } from './editorTexts.ts';
import { failureText } from './failureText.ts';
import { numberRangeText, URL_HINT } from './inputText.ts';
import {
  SPEAKING_SPEED_RANGE,
  TEMPERATURE_RANGE,
  VOICE_STABILITY_RANGE,
  type RecommendedVoiceField,
  type ValidatedVoiceField,
  type VoiceField,
} from '#domain/voice/voiceConfig.ts';

export const voiceText = {
  tested: 'Voice test completed! Click play to hear the result.',
  testRefused: 'Voice test failed. Please try again.',
  sampleMessage: 'Thank you for calling. How can I help you today?',
} as const;

/** Warnings that don't block saving. */
export const voiceWarningText = {
  voiceId: 'No voice selected. Callers will hear the default voice.',
  firstMessage: 'Without a first message, the agent waits for the caller to speak.',
} satisfies Record<RecommendedVoiceField, string>;

export const voiceFormTexts = editorTexts<ValidatedVoiceField, VoiceField>({
  sentences: {
    speakingSpeed: numberRangeText(SPEAKING_SPEED_RANGE),
    voiceStability: numberRangeText(VOICE_STABILITY_RANGE),
    customPersonality: 'Describe the personality or choose another one',
    temperature: numberRangeText(TEMPERATURE_RANGE),
    maxResponseTime: 'Choose a response time',
    backgroundSoundUrl: URL_HINT,
  },
  others: ['voiceId', 'firstMessage'],
  results: { saved: 'Voice configuration saved successfully!', failed: failureText.saveVoiceConfig },
});
