import type { VoiceConfig } from '#domain/voice/voiceConfig.ts';

export function aVoiceConfig(changes: Partial<VoiceConfig> = {}): VoiceConfig {
  return {
    voiceId: 'Elliot',
    voiceName: 'Elliot',
    speakingSpeed: 1,
    voiceStability: 0.7,
    personality: 'friendly',
    customPersonality: '',
    firstMessage: 'Trattoria Aurora! How can I help you today?',
    temperature: 0.4,
    maxResponseTime: 15,
    enableBackgroundSound: false,
    backgroundSoundUrl: '',
    ...changes,
  };
}
