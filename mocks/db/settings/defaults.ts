import type { CompanyRow } from '../tables.ts';
import { instructionsFor } from './defaultInstructions.ts';
import { menuFromMenuData } from './menuFromMenuData.ts';
import { DEFAULT_VOICE, type Settings, type TelephonyConfig, type VoiceConfig } from './shapes.ts';

/** The default settings of each kind. The database stores settings only after the first save. */
export const defaultSettings: { readonly [Kind in keyof Settings]: (company: CompanyRow) => Settings[Kind] } =
  {
    voice,
    menu: (company) => menuFromMenuData(company.menuData),
    instructions: instructionsFor,
    telephony,
  };

function voice({ name, assistant }: CompanyRow): VoiceConfig {
  const voiceId = assistant?.voiceId ?? DEFAULT_VOICE;
  return {
    voiceId,
    voiceName: voiceId,
    speakingSpeed: 1,
    voiceStability: 0.7,
    personality: 'friendly',
    customPersonality: null,
    firstMessage: assistant?.firstMessage || `${name}! How can I help you today?`,
    temperature: 0.4,
    maxResponseTime: 15,
    enableBackgroundSound: Boolean(assistant?.backgroundSound),
    backgroundSoundUrl: assistant?.backgroundSound ?? null,
  };
}

function telephony({ id, name, telephony: line, assistant }: CompanyRow): TelephonyConfig {
  return {
    phoneNumber: line?.phoneNumber ?? '',
    phoneId: line?.phoneId ?? '',
    assistantId: assistant?.assistantId ?? id,
    maxCallDuration: 10,
    callRecordingEnabled: true,
    transcriptionEnabled: true,
    backgroundAudioType: 'ambient',
    backgroundAudioUrl: null,
    callHandling: {
      maxRetries: 2,
      retryDelay: 5,
      busyMessage: `All lines at ${name} are busy. Please hold for a moment.`,
      afterHoursMessage: `${name} is closed right now. Please call again during opening hours.`,
    },
    advancedSettings: {
      silenceTimeout: 10,
      interruptionSensitivity: 5,
      endCallPhrases: ['goodbye', 'that is all'],
      transferPhrases: ['speak to a person', 'talk to the manager'],
    },
  };
}
