import * as v from 'valibot';
import type { VoiceTestReply } from '#application/voice/VoiceSettings.ts';
import { httpUrl } from '#domain/shared/httpUrl.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { Voice } from '#domain/voice/voice.ts';
import type { VoiceConfig } from '#domain/voice/voiceConfig.ts';
import type { ReplySchema } from '../http/Api.ts';
import {
  booleanSchema,
  ifReadable,
  rowsUnderKey,
  number,
  optional,
  settingsText,
  text,
} from '../http/schemas.ts';

/** Keeps unknown keys, so that a save sends them back. */
export const VoiceConfigReply: ReplySchema<VoiceConfig> = v.looseObject({
  voiceId: settingsText,
  voiceName: settingsText,
  speakingSpeed: number,
  voiceStability: number,
  personality: text,
  customPersonality: optional(text),
  firstMessage: settingsText,
  temperature: number,
  maxResponseTime: number,
  enableBackgroundSound: booleanSchema,
  backgroundSoundUrl: optional(text),
});

export const VoicesReply: ReplySchema<Rows<Voice>> = rowsUnderKey(
  'voices',
  v.object({ id: text, name: text, gender: ifReadable(text), accent: ifReadable(text) }),
);

export const VoiceTrialReplySchema: ReplySchema<VoiceTestReply> = v.pipe(
  v.object({ success: v.literal(true), audioUrl: optional(text) }),
  v.transform(({ audioUrl }) => {
    const sound = httpUrl(audioUrl);
    return sound ? { outcome: 'spoken' as const, audioUrl: sound } : { outcome: 'refused' as const };
  }),
);
