import * as v from 'valibot';
import type { CallsOfNumber } from '#domain/companies/call.ts';
import { callEvaluation } from '#domain/companies/callEvaluation.ts';
import type { Company, CompanySummary, CompanyUser } from '#domain/companies/company.ts';
import { NO_MINUTES } from '#domain/companies/minutes.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { ReplySchema } from '../http/Api.ts';
import {
  booleanSchema,
  ifReadable,
  instant,
  rowsUnderKey,
  nestedList,
  number,
  optionalText,
  text,
  textOrBlank,
} from '../http/schemas.ts';
import { transcriptLinesSchema, transcriptLines } from '../http/transcriptLines.ts';

const textIfReadable = v.fallback(v.optional(optionalText), undefined);

export const CompanyListReply: ReplySchema<Rows<CompanySummary>> = rowsUnderKey(
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
  v.object({ totalCredits: number, usedCredits: number, lastCheckedDate: ifReadable(instant) }),
  v.transform(({ lastCheckedDate, ...credits }) => ({ ...credits, lastCheckedAt: lastCheckedDate })),
);

export const CompanyReply: ReplySchema<Company> = v.pipe(
  v.object({
    id: text,
    name: textOrBlank,
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
    // assumption (2): the host may send roles other than owner, admin, manager, and staff, or none
    role: textOrBlank,
    subscription: ifReadable(v.object({ plan: ifReadable(text) })),
    minutes: ifReadable(MinutesBody),
    elevenLabsAgentIds: nestedList(text),
    openaiAgentIds: nestedList(text),
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
    firstName: textOrBlank,
    lastName: textOrBlank,
    email: textOrBlank,
    role: textOrBlank,
    isActive: ifReadable(booleanSchema),
    accessCreatedAt: ifReadable(instant),
  }),
  v.transform(({ _id, accessCreatedAt, ...user }) => ({ ...user, id: _id, joinedAt: accessCreatedAt })),
);

export const CompanyUsersReply: ReplySchema<Rows<CompanyUser>> = rowsUnderKey('users', UserBody);

const secondsOf = ({
  startedAt,
  endedAt,
}: {
  readonly startedAt?: Date | undefined;
  readonly endedAt?: Date | undefined;
}) => startedAt && endedAt && (endedAt.getTime() - startedAt.getTime()) / 1000;

const CallBody = v.pipe(
  v.object({
    id: text,
    startedAt: ifReadable(instant),
    endedAt: ifReadable(instant),
    messages: transcriptLinesSchema('time'),
    successEvaluation: ifReadable(v.union([v.string(), v.number(), v.boolean()])),
    summary: ifReadable(text),
    recordingUrl: ifReadable(text),
  }),
  v.transform(({ messages, successEvaluation, ...call }) => ({
    ...call,
    ...transcriptLines(messages, call.startedAt, secondsOf(call)),
    evaluation: callEvaluation(successEvaluation),
  })),
);

const PhoneLineBody = v.pipe(
  v.object({ phoneNumberId: text, phoneNumber: textOrBlank, calls: nestedList(CallBody) }),
  v.transform(({ phoneNumberId, phoneNumber, calls }) => ({ id: phoneNumberId, number: phoneNumber, calls })),
);

export const CallsReply: ReplySchema<Rows<CallsOfNumber>> = rowsUnderKey('phoneNumbers', PhoneLineBody);
