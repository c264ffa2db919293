/**
 * Schemas and types of every table. Times are ISO 8601 strings in UTC; handlers convert them to the wire
 * format. A company and its restaurant share one row.
 */

import * as v from 'valibot';
import { AiInstructions, Menu, SETTINGS_KINDS, TelephonyConfig, VoiceConfig } from './settings/shapes.ts';
import type { Row } from './row.ts';

const role = v.picklist(['owner', 'admin', 'manager', 'staff']);
export type Role = v.InferOutput<typeof role>;

const provider = v.picklist(['square', 'clover']);

/** The previous settings of one kind: either all fields or only the changed ones. */
const settingsBefore = v.record(v.string(), v.unknown());

export const UserRow = v.strictObject({
  id: v.string(),
  /** Lowercase. */
  email: v.string(),
  /** Plain text, to keep the demo seed readable. */
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
  /** Null while the call is in progress, or if its end was never reported. */
  endedAt: v.nullable(v.string()),
  /** `time` is in seconds since the start. */
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
  /** `success`, or the reason for the failure. */
  outcome: v.string(),
  /** `done`, or the current stage of the conversation. */
  status: v.string(),
  hasAudio: v.boolean(),
  /** `seconds` since the start. */
  transcript: v.array(v.strictObject({ role: v.string(), message: v.string(), seconds: v.number() })),
});
export type ConversationRow = Row<typeof ConversationRow>;

export const OrderRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  /** Unique within the company. */
  orderNumber: v.string(),
  timestamp: v.string(),
  /** The printed kitchen ticket. Some hosts separate its lines with a backslash and an n. */
  details: v.string(),
  isPrinted: v.boolean(),
  /** When the order is due to print. Null if the order was printed or never will be. */
  printsAt: v.nullable(v.string()),
});
export type OrderRow = Row<typeof OrderRow>;

/** A company's connection to a point of sale. */
export const PosConnectionRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  provider,
  merchantId: v.string(),
});
export type PosConnectionRow = Row<typeof PosConnectionRow>;

/** The agent's settings, by company ID. A kind of settings that was never saved is null. */
export const SettingsRow = v.strictObject({
  id: v.string(),
  voice: v.nullable(VoiceConfig),
  menu: v.nullable(Menu),
  instructions: v.nullable(AiInstructions),
  telephony: v.nullable(TelephonyConfig),
});
export type SettingsRow = Row<typeof SettingsRow>;

/** Saved settings that are not live yet. */
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

/** A deployed change, with the values that a revert restores. */
const deployedChange = v.strictObject({
  kind: v.picklist(SETTINGS_KINDS),
  description: v.string(),
  /** Field paths. */
  fields: v.array(v.string()),
  before: settingsBefore,
});
export type DeployedChange = Row<typeof deployedChange>;

/** A deployment and its changes. */
export const DeploymentRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  status: v.picklist(['success', 'failed', 'partial']),
  environment: v.string(),
  deployedAt: v.string(),
  deployedBy: v.string(),
  /** In the sequence in which users saved the changes. */
  changes: v.array(deployedChange),
  rollbackAvailable: v.boolean(),
  notes: v.nullable(v.string()),
  /** Missing if the deployment was not reverted. */
  revertedAt: v.exactOptional(v.string()),
});
export type DeploymentRow = Row<typeof DeploymentRow>;

/** A scheduled deployment. */
export const ScheduleRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  changeIds: v.array(v.string()),
  scheduledTime: v.string(),
  userName: v.string(),
});
export type ScheduleRow = Row<typeof ScheduleRow>;

/** A phone call as logged by the telephony service. */
export const CallLogRow = v.strictObject({
  id: v.string(),
  companyId: v.string(),
  callId: v.string(),
  startTime: v.string(),
  customerNumber: v.string(),
  /** In seconds. */
  duration: v.number(),
  status: v.string(),
  /** 1 to 5, or null if the caller left no rating. */
  satisfaction: v.nullable(v.number()),
});
export type CallLogRow = Row<typeof CallLogRow>;

const handoff = {
  id: v.string(),
  companyId: v.string(),
  /** The app's address with a trailing slash. The visitor returns to this address. */
  appUrl: v.string(),
  /** The address that the visitor was sent to at the end, or null while the visit continues. */
  leftFor: v.nullable(v.string()),
};

/** A visit to another service's page. The page's address contains the visit's ID. */
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

/** The purpose of a visit to another service's page. */
export type HandoffSubject = Subject<HandoffRow>;

/** A session. The ID is the refresh token. */
export const SessionRow = v.strictObject({
  id: v.string(),
  userId: v.string(),
  expiresAt: v.string(),
});
export type SessionRow = Row<typeof SessionRow>;

export const AccessTokenRow = v.strictObject({
  id: v.string(),
  sessionId: v.string(),
  expiresAt: v.string(),
});
export type AccessTokenRow = Row<typeof AccessTokenRow>;
