import * as v from 'valibot';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import { callEvaluation } from '#domain/companies/callEvaluation.ts';
import type { Company, CompanySummary, CompanyUser } from '#domain/companies/company.ts';
import { NO_MINUTES } from '#domain/companies/minutes.ts';
import type { ReplySchema } from '../http/Api.ts';
import { instant, instantIfReadable, optional, optionalText, transcriptLine } from '../http/schemas.ts';

const text = v.string();

export const CompanyListReply: ReplySchema<readonly CompanySummary[]> = v.pipe(
  v.object({
    data: v.array(
      v.object({
        id: text,
        name: v.optional(optionalText),
        owner: v.optional(optionalText),
        description: v.optional(optionalText),
        plan: optional(text),
      }),
    ),
  }),
  v.transform(({ data }) => data),
);

const MinutesBody = v.pipe(
  v.object({ totalCredits: v.number(), usedCredits: v.number(), lastCheckedDate: instantIfReadable }),
  v.transform(({ lastCheckedDate, ...credits }) => ({ ...credits, lastCheckedAt: lastCheckedDate })),
);

export const CompanyReply: ReplySchema<Company> = v.pipe(
  v.object({
    id: text,
    name: text,
    description: v.optional(optionalText),
    logoUrl: optional(text),
    website: optional(text),
    contactEmail: optional(text),
    contactPhone: optional(text),
    address: optional(
      v.object({
        street: optional(text),
        city: optional(text),
        state: optional(text),
        zipCode: optional(text),
        country: optional(text),
      }),
    ),
    // assumption (2): the host may name more roles than owner, admin, manager and staff
    role: text,
    subscription: optional(v.object({ plan: optional(text) })),
    minutes: optional(MinutesBody),
    elevenLabsAgentIds: v.optional(v.array(text), []),
    openaiAgentIds: v.optional(v.array(text), []),
  }),
  v.transform(({ subscription, minutes, elevenLabsAgentIds, openaiAgentIds, ...company }) => ({
    ...company,
    plan: subscription?.plan,
    minutes: minutes ?? NO_MINUTES,
    agentIds: [...elevenLabsAgentIds, ...openaiAgentIds],
  })),
);

const UserBody = v.pipe(
  v.object({
    _id: text,
    firstName: text,
    lastName: text,
    email: text,
    role: text,
    isActive: v.boolean(),
    accessCreatedAt: instant,
  }),
  v.transform(({ _id, accessCreatedAt, ...user }) => ({ ...user, id: _id, joinedAt: accessCreatedAt })),
);

export const CompanyUsersReply: ReplySchema<readonly CompanyUser[]> = v.pipe(
  v.object({ users: v.array(UserBody) }),
  v.transform(({ users }) => users),
);

const CallBody = v.pipe(
  v.object({
    id: text,
    startedAt: instantIfReadable,
    endedAt: instantIfReadable,
    messages: v.array(v.object({ role: text, message: text, time: v.number() })),
    successEvaluation: optional(v.union([text, v.number(), v.boolean()])),
    summary: optional(text),
    recordingUrl: optional(text),
  }),
  v.transform(({ messages, successEvaluation, ...call }) => ({
    ...call,
    lines: messages.map(({ role, message, time }) => transcriptLine(role, message, time)),
    evaluation: callEvaluation(successEvaluation),
  })),
);

const PhoneLineBody = v.pipe(
  v.object({ phoneNumberId: text, phoneNumber: text, calls: v.array(CallBody) }),
  v.transform(({ phoneNumberId, phoneNumber, calls }) => ({ id: phoneNumberId, number: phoneNumber, calls })),
);

export const CallsReply: ReplySchema<readonly CallsOfNumber[]> = v.pipe(
  v.object({ phoneNumbers: v.array(PhoneLineBody) }),
  v.transform(({ phoneNumbers }) => phoneNumbers),
);
