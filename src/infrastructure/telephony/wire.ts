import * as v from 'valibot';
import type { TestCallReply } from '#application/telephony/Telephony.ts';
import type { Rows } from '#domain/shared/rows.ts';
import { ratingIfValid, type CallLog } from '#domain/telephony/callLog.ts';
import type { TelephonyConfig } from '#domain/telephony/telephonyConfig.ts';
import type { ReplySchema } from '../http/Api.ts';
import {
  booleanSchema,
  ifReadable,
  instant,
  rowsUnderKey,
  number,
  optional,
  settingsText,
  text,
  textOrBlank,
  texts,
} from '../http/schemas.ts';

type UnknownKeys = NonNullable<TelephonyConfig['unknownKeys']>;

/** Returns the nested settings that the console doesn't know, if any. */
function unknownKeysOf(unknownKeys: UnknownKeys): Pick<TelephonyConfig, 'unknownKeys'> {
  const isEmpty = Object.values(unknownKeys).every((keys) => Object.keys(keys).length === 0);
  return isEmpty ? {} : { unknownKeys };
}

/** Keeps unknown keys, so that a save sends them back. */
export const TelephonyConfigReply: ReplySchema<TelephonyConfig> = v.pipe(
  v.looseObject({
    phoneNumber: settingsText,
    phoneId: settingsText,
    assistantId: settingsText,
    maxCallDuration: number,
    callRecordingEnabled: booleanSchema,
    transcriptionEnabled: booleanSchema,
    backgroundAudioType: text,
    backgroundAudioUrl: optional(text),
    callHandling: v.looseObject({
      maxRetries: number,
      retryDelay: number,
      busyMessage: settingsText,
      afterHoursMessage: settingsText,
    }),
    advancedSettings: v.looseObject({
      silenceTimeout: number,
      interruptionSensitivity: number,
      endCallPhrases: texts,
      transferPhrases: texts,
    }),
  }),
  v.transform(({ callHandling, advancedSettings, ...config }) => {
    const { maxRetries, retryDelay, busyMessage, afterHoursMessage, ...unknownHandling } = callHandling;
    const { silenceTimeout, interruptionSensitivity, endCallPhrases, transferPhrases, ...unknownAdvanced } =
      advancedSettings;
    return {
      ...config,
      maxRetries,
      retryDelay,
      busyMessage,
      afterHoursMessage,
      silenceTimeout,
      interruptionSensitivity,
      endCallPhrases,
      transferPhrases,
      ...unknownKeysOf({ callHandling: unknownHandling, advancedSettings: unknownAdvanced }),
    };
  }),
);

export const SavedReply: ReplySchema<TelephonyConfig> = v.pipe(
  v.object({ config: TelephonyConfigReply }),
  v.transform(({ config }) => config),
);

export function toConfigBody({ unknownKeys, ...config }: TelephonyConfig) {
  const { maxRetries, retryDelay, busyMessage, afterHoursMessage, ...others } = config;
  const { silenceTimeout, interruptionSensitivity, endCallPhrases, transferPhrases, ...flat } = others;
  return {
    ...flat,
    callHandling: { ...unknownKeys?.callHandling, maxRetries, retryDelay, busyMessage, afterHoursMessage },
    advancedSettings: {
      ...unknownKeys?.advancedSettings,
      silenceTimeout,
      interruptionSensitivity,
      endCallPhrases,
      transferPhrases,
    },
  };
}

export const TestCallReplySchema: ReplySchema<TestCallReply> = v.pipe(
  v.object({ success: v.literal(true), callId: ifReadable(text) }),
  v.transform(({ callId }) => ({ outcome: 'placed' as const, callId })),
);

export const CallLogsReply: ReplySchema<Rows<CallLog>> = rowsUnderKey(
  'logs',
  v.pipe(
    v.object({
      id: text,
      callId: textOrBlank,
      startTime: instant,
      customerNumber: textOrBlank,
      duration: ifReadable(number),
      status: textOrBlank,
      satisfaction: ifReadable(number),
    }),
    v.transform(({ startTime, duration, satisfaction, ...log }) => ({
      ...log,
      startedAt: startTime,
      seconds: duration,
      satisfaction: ratingIfValid(satisfaction),
    })),
  ),
);
