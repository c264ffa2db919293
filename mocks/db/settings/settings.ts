import type { Db } from '../db.ts';
import type { CompanyRow } from '../tables.ts';
import { defaultSettings } from './defaults.ts';
import {
  EMPTY_SETTINGS,
  type Settings,
  type SettingsKind,
  type TelephonyConfig,
  type VoiceConfig,
} from './shapes.ts';

/** The latest saved settings of one kind, live or pending. */
export function settingsOf<Kind extends SettingsKind>(
  db: Db,
  company: CompanyRow,
  kind: Kind,
): Settings[Kind] {
  const stored = db.settings.find(company.id)?.[kind];
  if (!stored) return defaultSettings[kind](company);
  // the restaurant form edits these fields too, so the company row stores them
  if (kind === 'voice') return { ...stored, ...sharedVoice(company) } as Settings[Kind];
  if (kind === 'telephony') return { ...stored, ...sharedTelephony(company) } as Settings[Kind];
  return stored as Settings[Kind];
}

export async function writeSettings<Kind extends SettingsKind>(
  db: Db,
  company: CompanyRow,
  kind: Kind,
  next: Settings[Kind],
): Promise<void> {
  if (kind === 'voice') await shareVoice(db, company, next as VoiceConfig);
  if (kind === 'telephony') await shareTelephony(db, company, next as TelephonyConfig);
  if (db.settings.find(company.id)) await db.settings.update(company.id, { [kind]: next });
  else await db.settings.insert({ id: company.id, ...EMPTY_SETTINGS, [kind]: next });
}

function sharedVoice({ assistant }: CompanyRow): Partial<VoiceConfig> {
  if (!assistant) return {};
  const { voiceId, firstMessage, backgroundSound } = assistant;
  return { voiceId, voiceName: voiceId, firstMessage, backgroundSoundUrl: backgroundSound };
}

async function shareVoice(db: Db, company: CompanyRow, voice: VoiceConfig): Promise<void> {
  const { voiceId, firstMessage, backgroundSoundUrl } = voice;
  const assistantId = company.assistant?.assistantId ?? company.id;
  await db.companies.update(company.id, {
    assistant: { assistantId, voiceId, firstMessage, backgroundSound: backgroundSoundUrl },
  });
}

function sharedTelephony({ assistant, telephony }: CompanyRow): Partial<TelephonyConfig> {
  return { ...telephony, ...(assistant && { assistantId: assistant.assistantId }) };
}

async function shareTelephony(db: Db, { id, assistant }: CompanyRow, config: TelephonyConfig): Promise<void> {
  const { phoneId, phoneNumber, assistantId } = config;
  await db.companies.update(id, {
    telephony: { phoneId, phoneNumber },
    ...(assistant && { assistant: { ...assistant, assistantId } }),
  });
}
