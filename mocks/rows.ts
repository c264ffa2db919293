/**
 * What the backend remembers: one row type per table. Times are ISO 8601 texts in UTC; the handlers turn them
 * into what the wire asks for. A company and a restaurant are one thing with one id, hence one table.
 */

import type { FieldChange } from './settings/fieldChanges.ts';
import type { Settings, SettingsKind } from './settings/shapes.ts';

export type Role = 'owner' | 'admin' | 'manager' | 'staff';

export interface UserRow {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  /** As typed: nothing here is worth protecting, and a readable seed is worth more. */
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface MembershipRow {
  readonly id: string;
  readonly companyId: string;
  readonly userId: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly accessCreatedAt: string;
}

export interface Address {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
  readonly country: string;
}

export interface Minutes {
  readonly totalCredits: number;
  readonly usedCredits: number;
  readonly creditHistory: readonly {
    readonly date: string;
    readonly credits: number;
    readonly reason: string;
  }[];
  readonly lastCheckedDate: string | null;
}

export interface CompanyRow {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly logoUrl: string | null;
  readonly website: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly tagline: string | null;
  readonly address: Address | null;
  readonly createdAt: string;
  readonly plan: string | null;
  readonly minutes: Minutes | null;
  readonly apiKey: string | null;
  readonly telephony: { readonly phoneId: string; readonly phoneNumber: string } | null;
  readonly assistant: {
    readonly assistantId: string;
    readonly voiceId: string;
    readonly firstMessage: string;
    readonly backgroundSound: string | null;
  } | null;
  readonly menuData: Readonly<Record<string, unknown>> | null;
}

export interface PhoneNumberRow {
  readonly id: string;
  readonly companyId: string;
  readonly phoneNumber: string;
}

export interface CallRow {
  readonly id: string;
  readonly phoneNumberId: string;
  readonly startedAt: string;
  /** Null while the line is open, and for calls whose end was never reported. */
  readonly endedAt: string | null;
  /** `time` is in seconds from the start. */
  readonly messages: readonly { readonly role: string; readonly message: string; readonly time: number }[];
  readonly successEvaluation: string | number | null;
  readonly summary: string | null;
  readonly recordingUrl: string | null;
}

export interface AgentRow {
  readonly id: string;
  readonly companyId: string;
  readonly provider: 'elevenLabs' | 'openai';
  readonly name: string;
  readonly createdAt: string;
  readonly phoneNumbers: readonly { readonly label: string | null; readonly phoneNumber: string }[];
}

export interface ConversationRow {
  readonly id: string;
  readonly agentId: string;
  readonly startedAt: string;
  readonly durationSecs: number;
  /** `success`, or another word for what went wrong. */
  readonly outcome: string;
  /** `done`, or where the conversation still is. */
  readonly status: string;
  readonly hasAudio: boolean;
  /** `seconds` from the start. */
  readonly transcript: readonly {
    readonly role: string;
    readonly message: string;
    readonly seconds: number;
  }[];
}

export interface OrderRow {
  readonly id: string;
  readonly companyId: string;
  /** The only one of its company. */
  readonly orderNumber: string;
  readonly timestamp: string;
  /** The kitchen's ticket, as it is printed. Some hosts break its lines with a backslash and an n. */
  readonly details: string;
  readonly isPrinted: boolean;
  /** When the printer gets to it; null when it never does, or has. */
  readonly printsAt: string | null;
}

/** A point of sale that a company is connected to. */
export interface ConnectionRow {
  readonly id: string;
  readonly companyId: string;
  readonly provider: 'square' | 'clover';
  readonly merchantId: string;
}

/** How a company's agent is set up; the id is the company's. A kind that was never saved is null. */
export type SettingsRow = { readonly id: string } & {
  readonly [Kind in SettingsKind]: Settings[Kind] | null;
};

/** Settings that were saved and are not live yet. */
export interface PendingChangeRow {
  readonly id: string;
  readonly companyId: string;
  readonly kind: SettingsKind;
  readonly description: string;
  readonly timestamp: string;
  readonly userName: string;
  readonly fieldChanges: readonly FieldChange[];
  /** Settings of the kind as they were before this change; they have at least the fields that were changed. */
  readonly before: object;
}

/** What somebody goes to another service's page for. */
export type HandoffSubject =
  | {
      readonly kind: 'checkout';
      readonly companyId: string;
      readonly planId: string;
      readonly interval: 'monthly' | 'annual';
    }
  | { readonly kind: 'billing'; readonly companyId: string }
  | {
      readonly kind: 'authorization';
      readonly companyId: string;
      readonly provider: ConnectionRow['provider'];
    };

/** A visit to the page of another service; the id is in the address of the page. */
export type HandoffRow = HandoffSubject & {
  readonly id: string;
  /** Where the visitor returns to, with a slash at the end. */
  readonly appUrl: string;
  /** The address by which the visitor has left; null while they have not. */
  readonly leftFor: string | null;
};

/** One sign-in; the id is the refresh token. */
export interface SessionRow {
  readonly id: string;
  readonly userId: string;
  readonly expiresAt: string;
}

/** The id is the access token itself. */
export interface AccessTokenRow {
  readonly id: string;
  readonly sessionId: string;
  readonly expiresAt: string;
}

/** Settings that went live, or were to: what was deployed at once. */
export interface DeploymentRow {
  readonly id: string;
  readonly companyId: string;
  readonly status: 'success' | 'failed' | 'partial';
  readonly environment: string;
  readonly deployedAt: string;
  readonly deployedBy: string;
  /** In the order in which they were saved. */
  readonly changes: readonly DeployedChange[];
  readonly rollbackAvailable: boolean;
  readonly notes: string | null;
}

/** A change that was deployed, and what brings back the settings from before it. */
export interface DeployedChange {
  readonly kind: SettingsKind;
  readonly description: string;
  /** By their paths. */
  readonly fields: readonly string[];
  /** Settings of the kind that have at least these fields, as they were. */
  readonly before: object;
}

/** Changes that are to be deployed at a time. */
export interface ScheduleRow {
  readonly id: string;
  readonly companyId: string;
  readonly changeIds: readonly string[];
  readonly scheduledTime: string;
  readonly userName: string;
}

/** A telephone call as the telephony service has logged it. */
export interface CallLogRow {
  readonly id: string;
  readonly companyId: string;
  readonly callId: string;
  readonly startTime: string;
  readonly customerNumber: string;
  /** Seconds. */
  readonly duration: number;
  readonly status: string;
  /** 1 to 5; null when the caller gave none. */
  readonly satisfaction: number | null;
}
