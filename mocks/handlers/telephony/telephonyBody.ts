import type { TelephonyConfig } from '../../db/settings/shapes.ts';
import { refusal } from '../guards.ts';
import { flag, numberWithin, oneOf, optionalWebAddress, text, type Body } from '../settings/settingsBody.ts';

/** A telephony configuration as it is sent to be saved. @throws 400 */
export function telephonyConfig(body: Body): TelephonyConfig {
  const calls = part(body, 'callHandling');
  const advanced = part(body, 'advancedSettings');
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
      endCallPhrases: phrases(advanced, 'endCallPhrases'),
      transferPhrases: phrases(advanced, 'transferPhrases'),
    },
  };
  if (config.backgroundAudioType === 'custom' && config.backgroundAudioUrl === null) {
    throw refusal(400, 'backgroundAudioUrl is required');
  }
  return config;
}

function part(body: Body, field: string): Body {
  const value = body[field];
  if (typeof value !== 'object' || value === null) throw refusal(400, `${field} must be an object`);
  return value as Body;
}

function phrases(body: Body, field: string): readonly string[] {
  const value = body[field];
  if (!Array.isArray(value)) throw refusal(400, `${field} must be a list`);
  return value.map((phrase: unknown) => {
    if (typeof phrase !== 'string') throw refusal(400, `${field} must be a list of texts`);
    return phrase;
  });
}
