import type { TelephonyConfig } from '../../db/settings/shapes.ts';
import { refusal } from '../guards.ts';
import { flag, numberWithin, object, oneOf, optionalWebAddress, text, texts, type Body } from '../body.ts';

/** A telephony configuration as it is sent to be saved. @throws 400 */
export function telephonyConfig(body: Body): TelephonyConfig {
  const calls = object(body, 'callHandling');
  const advanced = object(body, 'advancedSettings');
  const config = {
    phoneNumber: text(body, 'phoneNumber'),
    phoneId: text(body, 'phoneId'),
    assistantId: text(body, 'assistantId'),
    maxCallDuration: oneOf(body, 'maxCallDuration', [5, 10, 15, 20, 30]),
    callRecordingEnabled: flag(body, 'callRecordingEnabled'),
    transcriptionEnabled: flag(body, 'transcriptionEnabled'),
    backgroundAudioType: oneOf(body, 'backgroundAudioType', ['none', 'ambient', 'music', 'custom']),
    backgroundAudioUrl: optionalWebAddress(body, 'backgroundAudioUrl'),
    callHandling: {
      maxRetries: numberWithin(calls, 'maxRetries', 0, 5),
      retryDelay: numberWithin(calls, 'retryDelay', 1, 60),
      busyMessage: text(calls, 'busyMessage'),
      afterHoursMessage: text(calls, 'afterHoursMessage'),
    },
    advancedSettings: {
      silenceTimeout: numberWithin(advanced, 'silenceTimeout', 1, 30),
      interruptionSensitivity: numberWithin(advanced, 'interruptionSensitivity', 1, 10),
      endCallPhrases: texts(advanced, 'endCallPhrases'),
      transferPhrases: texts(advanced, 'transferPhrases'),
    },
  };
  if (config.backgroundAudioType === 'custom' && config.backgroundAudioUrl === null) {
    throw refusal(400, 'backgroundAudioUrl is required');
  }
  return config;
}
