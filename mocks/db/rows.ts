/**
 * What the backend remembers: the schema of each table's rows, and their types. Times are ISO 8601 texts in UTC; the
 * handlers turn them into what the wire asks for. A company and a restaurant are one thing with one id, hence one table.
 */

import * as v from 'valibot';
import { AiInstructions, Menu, SETTINGS_KINDS, TelephonyConfig, VoiceConfig } from './settings/shapes.ts';
import type { Row } from './row.ts';

const role = v.picklist(['owner', 'admin', 'manager', 'staff']);
export type Role = v.InferOutput<typeof role>;

const provider = v.picklist(['square', 'clover']);

/** Settings of a kind as they were; they have at least the fields that were changed. */
const settingsBefore = v.record(v.string(), v.unknown());

export const UserRow = v.strictObject({
  id: v.string(),
  /** Lower case. */
  email: v.string(),
  /** As typed: nothing here is worth protecting, and a readable seed is worth more. */
  password: v.string(),
  firstName: v.string(),
  lastName: v.string(),
});
export type UserRow = Row<typeof UserRow>;

export const MembershipRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  userId: v.string(),
  role,
  isActive: v.boolean(),
  accessCreatedAt: v.string(),
});
export type MembershipRow = Row<typeof MembershipRow>;

const address = v.strictObject({
  street: v.string(),
  city: v.string(),
  state: v.string(),
  zipCode: v.string(),
  country: v.string(),
});
export type Address = Row<typeof address>;

const minutes = v.strictObject({
  totalCredits: v.number(),
  usedCredits: v.number(),
  creditHistory: v.array(v.strictObject({ date: v.string(), credits: v.number(), reason: v.string() })),
  lastCheckedDate: v.nullable(v.string()),
});
export type Minutes = Row<typeof minutes>;

export const CompanyRow = v.strictObject({
  id: v.string(),
  name: v.string(),
  description: v.nullable(v.string()),
  logoUrl: v.nullable(v.string()),
  website: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  tagline: v.nullable(v.string()),
  address: v.nullable(address),
  createdAt: v.string(),
  plan: v.nullable(v.string()),
  minutes: v.nullable(minutes),
  apiKey: v.nullable(v.string()),
  telephony: v.nullable(v.strictObject({ phoneId: v.string(), phoneNumber: v.string() })),
  assistant: v.nullable(
    v.strictObject({
      assistantId: v.string(),
      voiceId: v.string(),
      firstMessage: v.string(),
      backgroundSound: v.nullable(v.string()),
    }),
  ),
  menuData: v.nullable(v.record(v.string(), v.unknown())),
});
export type CompanyRow = Row<typeof CompanyRow>;

export const PhoneNumberRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  phoneNumber: v.string(),
});
export type PhoneNumberRow = Row<typeof PhoneNumberRow>;

export const CallRow = v.strictObject({
  id: v.string(),
  phoneNumberId: v.string(),
  startedAt: v.string(),
  /** Null while the line is open, and for calls whose end was never reported. */
  endedAt: v.nullable(v.string()),
  /** `time` is in seconds from the start. */
  messages: v.array(v.strictObject({ role: v.string(), message: v.string(), time: v.number() })),
  successEvaluation: v.nullable(v.union([v.string(), v.number()])),
  summary: v.nullable(v.string()),
  recordingUrl: v.nullable(v.string()),
});
export type CallRow = Row<typeof CallRow>;

export const AgentRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  provider: v.picklist(['elevenLabs', 'openai']),
  name: v.string(),
  createdAt: v.string(),
  phoneNumbers: v.array(v.strictObject({ label: v.nullable(v.string()), phoneNumber: v.string() })),
});
export type AgentRow = Row<typeof AgentRow>;

export const ConversationRow = v.strictObject({
  id: v.string(),
  agentId: v.string(),
  startedAt: v.string(),
  durationSecs: v.number(),
  /** `success`, or another word for what went wrong. */
  outcome: v.string(),
  /** `done`, or where the conversation still is. */
  status: v.string(),
  hasAudio: v.boolean(),
  /** `seconds` from the start. */
  transcript: v.array(v.strictObject({ role: v.string(), message: v.string(), seconds: v.number() })),
});
export type ConversationRow = Row<typeof ConversationRow>;

export const OrderRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  /** The only one of its company. */
  orderNumber: v.string(),
  timestamp: v.string(),
  /** The kitchen's ticket, as it is printed. Some hosts break its lines with a backslash and an n. */
  details: v.string(),
  isPrinted: v.boolean(),
  /** When the printer gets to it; null when it never does, or has. */
  printsAt: v.nullable(v.string()),
});
export type OrderRow = Row<typeof OrderRow>;

/** A point of sale that a company is connected to. */
export const ConnectionRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  provider,
  merchantId: v.string(),
});
export type ConnectionRow = Row<typeof ConnectionRow>;

/** How a company's agent is set up; the id is the company's. A kind that was never saved is null. */
export const SettingsRow = v.strictObject({
  id: v.string(),
  voice: v.nullable(VoiceConfig),
  menu: v.nullable(Menu),
  instructions: v.nullable(AiInstructions),
  telephony: v.nullable(TelephonyConfig),
});
export type SettingsRow = Row<typeof SettingsRow>;

/** Settings that were saved and are not live yet. */
export const PendingChangeRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  kind: v.picklist(SETTINGS_KINDS),
  description: v.string(),
  timestamp: v.string(),
  userName: v.string(),
  fieldChanges: v.array(v.strictObject({ field: v.string(), before: v.unknown(), after: v.unknown() })),
  before: settingsBefore,
});
export type PendingChangeRow = Row<typeof PendingChangeRow>;

/** A change that was deployed, and what brings back the settings from before it. */
const deployedChange = v.strictObject({
  kind: v.picklist(SETTINGS_KINDS),
  description: v.string(),
  /** By their paths. */
  fields: v.array(v.string()),
  before: settingsBefore,
});
export type DeployedChange = Row<typeof deployedChange>;

/** Settings that went live, or were to: what was deployed at once. */
export const DeploymentRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  status: v.picklist(['success', 'failed', 'partial']),
  environment: v.string(),
  deployedAt: v.string(),
  deployedBy: v.string(),
  /** In the order in which they were saved. */
  changes: v.array(deployedChange),
  rollbackAvailable: v.boolean(),
  notes: v.nullable(v.string()),
  /** Nothing unless it was taken back. */
  revertedAt: v.exactOptional(v.string()),
});
export type DeploymentRow = Row<typeof DeploymentRow>;

/** Changes that are to be deployed at a time. */
export const ScheduleRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  changeIds: v.array(v.string()),
  scheduledTime: v.string(),
  userName: v.string(),
});
export type ScheduleRow = Row<typeof ScheduleRow>;

/** A telephone call as the telephony service has logged it. */
export const CallLogRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  callId: v.string(),
  startTime: v.string(),
  customerNumber: v.string(),
  /** Seconds. */
  duration: v.number(),
  status: v.string(),
  /** 1 to 5; null when the caller gave none. */
  satisfaction: v.nullable(v.number()),
});
export type CallLogRow = Row<typeof CallLogRow>;

const handoff = {
  id: v.string(),
  companyId: v.string(),
  /** Where the visitor returns to, with a slash at the end. */
  appUrl: v.string(),
  /** The address by which the visitor has left; null while they have not. */
  leftFor: v.nullable(v.string()),
};

/** A visit to the page of another service; the id is in the address of the page. */
export const HandoffRow = v.variant('kind', [
  v.strictObject({
    ...handoff,
    kind: v.literal('checkout'),
    planId: v.string(),
    interval: v.picklist(['monthly', 'annual']),
  }),
  v.strictObject({ ...handoff, kind: v.literal('billing') }),
  v.strictObject({ ...handoff, kind: v.literal('authorization'), provider }),
]);
export type HandoffRow = Row<typeof HandoffRow>;

type Subject<Handoff> = Handoff extends HandoffRow ? Omit<Handoff, 'id' | 'appUrl' | 'leftFor'> : never;

/** What somebody goes to another service's page for. */
export type HandoffSubject = Subject<HandoffRow>;

/** One sign-in; the id is the refresh token. */
export const SessionRow = v.strictObject({
  id: v.string(),
  userId: v.string(),
  expiresAt: v.string(),
});
export type SessionRow = Row<typeof SessionRow>;

/** The id is the access token itself. */
export const AccessTokenRow = v.strictObject({
  id: v.string(),
  sessionId: v.string(),
  expiresAt: v.string(),
});
export type AccessTokenRow = Row<typeof AccessTokenRow>;
