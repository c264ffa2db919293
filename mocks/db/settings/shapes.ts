/** The agent's settings in wire format. Field names state the unit where they can. */

import * as v from 'valibot';
import type { Row } from '../row.ts';

export const VoiceConfig = v.strictObject({
  voiceId: v.string(),
  voiceName: v.string(),
  speakingSpeed: v.number(),
  voiceStability: v.number(),
  personality: v.string(),
  customPersonality: v.nullable(v.string()),
  firstMessage: v.string(),
  temperature: v.number(),
  /** In seconds. */
  maxResponseTime: v.number(),
  enableBackgroundSound: v.boolean(),
  backgroundSoundUrl: v.nullable(v.string()),
});
export type VoiceConfig = Row<typeof VoiceConfig>;

/** The voice used when none was chosen. */
export const DEFAULT_VOICE = 'Elliot';

/** The names of the weekdays in menus. */
export const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const MenuItem = v.strictObject({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  /** In dollars. */
  price: v.number(),
  imageUrl: v.nullable(v.string()),
  aliases: v.array(v.string()),
  dietary: v.array(
    v.strictObject({
      type: v.string(),
      level: v.exactOptional(v.nullable(v.union([v.number(), v.string()]))),
    }),
  ),
  displayOrder: v.number(),
  availability: v.strictObject({ isAvailable: v.boolean(), availableDays: v.array(v.string()) }),
});
export type MenuItem = Row<typeof MenuItem>;

const MenuCategory = v.strictObject({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  displayOrder: v.number(),
  isActive: v.boolean(),
  items: v.array(MenuItem),
});
export type MenuCategory = Row<typeof MenuCategory>;

export const Menu = v.strictObject({ categories: v.array(MenuCategory) });
export type Menu = Row<typeof Menu>;

export const AiInstructions = v.strictObject({
  coreInstructions: v.array(
    v.strictObject({
      id: v.string(),
      instruction: v.string(),
      priority: v.number(),
      isActive: v.boolean(),
    }),
  ),
  specialSituations: v.array(
    v.strictObject({
      id: v.string(),
      trigger: v.string(),
      response: v.string(),
      followUpActions: v.array(v.string()),
      isActive: v.boolean(),
    }),
  ),
  conversationFlow: v.record(
    v.string(),
    v.strictObject({ messages: v.array(v.string()), fallbackResponse: v.string() }),
  ),
  upselling: v.strictObject({
    enabled: v.boolean(),
    suggestAppetizers: v.boolean(),
    recommendDrinks: v.boolean(),
    promoteSpecials: v.boolean(),
    maxSuggestions: v.number(),
    timing: v.string(),
  }),
  customerService: v.strictObject({
    hoursResponse: v.string(),
    unavailableItemResponse: v.string(),
    complaintHandling: v.string(),
  }),
  systemPrompt: v.string(),
});
export type AiInstructions = Row<typeof AiInstructions>;

export const TelephonyConfig = v.strictObject({
  phoneNumber: v.string(),
  phoneId: v.string(),
  assistantId: v.string(),
  /** In minutes. */
  maxCallDuration: v.number(),
  callRecordingEnabled: v.boolean(),
  transcriptionEnabled: v.boolean(),
  backgroundAudioType: v.string(),
  backgroundAudioUrl: v.nullable(v.string()),
  callHandling: v.strictObject({
    maxRetries: v.number(),
    /** In seconds. */
    retryDelay: v.number(),
    busyMessage: v.string(),
    afterHoursMessage: v.string(),
  }),
  advancedSettings: v.strictObject({
    /** In seconds. */
    silenceTimeout: v.number(),
    interruptionSensitivity: v.number(),
    endCallPhrases: v.array(v.string()),
    transferPhrases: v.array(v.string()),
  }),
});
export type TelephonyConfig = Row<typeof TelephonyConfig>;

/** All settings of an agent, by kind. */
export interface Settings {
  readonly voice: VoiceConfig;
  readonly menu: Menu;
  readonly instructions: AiInstructions;
  readonly telephony: TelephonyConfig;
}

export type SettingsKind = keyof Settings;

export const SETTINGS_KINDS = [
  'voice',
  'menu',
  'instructions',
  'telephony',
] as const satisfies readonly SettingsKind[];

/** The settings of a restaurant before the first save. */
export const EMPTY_SETTINGS = { voice: null, menu: null, instructions: null, telephony: null };
