import type { TelephonyConfig } from '../../db/settings/shapes.ts';
import { refusal } from '../guards.ts';
import {
  booleanField,
  numberWithin,
  objectField,
  oneOf,
  optionalWebAddress,
  textField,
  textListField,
  type Body,
} from '../body.ts';

/** Parses a telephony configuration. @throws 400 */
export function telephonyConfig(body: Body): TelephonyConfig {
  const calls = objectField(body, 'callHandling');
  const advanced = objectField(body, 'advancedSettings');
  const config = {
    phoneNumber: textField(body, 'phoneNumber'),
    phoneId: textField(body, 'phoneId'),
    assistantId: textField(body, 'assistantId'),
    maxCallDuration: oneOf(body, 'maxCallDuration', [5, 10, 15, 20, 30]),
    callRecordingEnabled: booleanField(body, 'callRecordingEnabled'),
    transcriptionEnabled: booleanField(body, 'transcriptionEnabled'),
    backgroundAudioType: oneOf(body, 'backgroundAudioType', ['none', 'ambient', 'music', 'custom']),
    backgroundAudioUrl: optionalWebAddress(body, 'backgroundAudioUrl'),
    callHandling: {
      maxRetries: numberWithin(calls, 'maxRetries', 0, 5),
      retryDelay: numberWithin(calls, 'retryDelay', 1, 60),
      busyMessage: textField(calls, 'busyMessage'),
      afterHoursMessage: textField(calls, 'afterHoursMessage'),
    },
    advancedSettings: {
      silenceTimeout: numberWithin(advanced, 'silenceTimeout', 1, 30),
      interruptionSensitivity: numberWithin(advanced, 'interruptionSensitivity', 1, 10),
      endCallPhrases: textListField(advanced, 'endCallPhrases'),
      transferPhrases: textListField(advanced, 'transferPhrases'),
    },
  };
  if (config.backgroundAudioType === 'custom' && config.backgroundAudioUrl === null) {
    throw refusal(400, 'backgroundAudioUrl is required');
  }
  return config;
}
