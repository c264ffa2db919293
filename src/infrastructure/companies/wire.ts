import * as v from 'valibot';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import { callEvaluation } from '#domain/companies/callEvaluation.ts';
import type { Company, CompanySummary, CompanyUser } from '#domain/companies/company.ts';
import { NO_MINUTES } from '#domain/companies/minutes.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { ReplySchema } from '../http/Api.ts';
import { ifReadable, instant, list, listIn, optionalText, transcriptLine } from '../http/schemas.ts';

const text = v.string();
const textIfReadable = v.fallback(v.optional(optionalText), undefined);

export const CompanyListReply: ReplySchema<Rows<CompanySummary>> = listIn(
  'data',
  v.object({
    id: text,
    name: textIfReadable,
    owner: textIfReadable,
    description: textIfReadable,
    plan: ifReadable(text),
  }),
);

const MinutesBody = v.pipe(
  v.object({ totalCredits: v.number(), usedCredits: v.number(), lastCheckedDate: ifReadable(instant) }),
  v.transform(({ lastCheckedDate, ...credits }) => ({ ...credits, lastCheckedAt: lastCheckedDate })),
);

export const CompanyReply: ReplySchema<Company> = v.pipe(
  v.object({
    id: text,
    name: text,
    description: textIfReadable,
    logoUrl: ifReadable(text),
    website: ifReadable(text),
    contactEmail: ifReadable(text),
    contactPhone: ifReadable(text),
    address: ifReadable(
      v.object({
        street: ifReadable(text),
        city: ifReadable(text),
        state: ifReadable(text),
        zipCode: ifReadable(text),
        country: ifReadable(text),
      }),
    ),
    // assumption (2): the host may name more roles than owner, admin, manager and staff
    role: text,
    subscription: ifReadable(v.object({ plan: ifReadable(text) })),
    minutes: ifReadable(MinutesBody),
    elevenLabsAgentIds: list(text),
    openaiAgentIds: list(text),
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

export const CompanyUsersReply: ReplySchema<Rows<CompanyUser>> = listIn('users', UserBody);

const CallBody = v.pipe(
  v.object({
    id: text,
    startedAt: ifReadable(instant),
    endedAt: ifReadable(instant),
    messages: list(
      v.pipe(
        v.object({ role: text, message: text, time: v.number() }),
        v.transform(({ role, message, time }) => transcriptLine(role, message, time)),
      ),
    ),
    successEvaluation: ifReadable(v.union([text, v.number(), v.boolean()])),
    summary: ifReadable(text),
    recordingUrl: ifReadable(text),
  }),
  v.transform(({ messages, successEvaluation, ...call }) => ({
    ...call,
    lines: messages,
    evaluation: callEvaluation(successEvaluation),
  })),
);

const PhoneLineBody = v.pipe(
  v.object({ phoneNumberId: text, phoneNumber: text, calls: list(CallBody) }),
  v.transform(({ phoneNumberId, phoneNumber, calls }) => ({ id: phoneNumberId, number: phoneNumber, calls })),
);

export const CallsReply: ReplySchema<Rows<CallsOfNumber>> = listIn('phoneNumbers', PhoneLineBody);
