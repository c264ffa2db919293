import * as v from 'valibot';
import { expect, it } from 'vitest';
import { AgentPreviewReply, AgentReply, ConversationReply } from '#infrastructure/agents/wire.ts';
import {
  CallsReply,
  CompanyListReply,
  CompanyReply,
  CompanyUsersReply,
} from '#infrastructure/companies/wire.ts';
import { DeploymentHistoryReply, PendingChangesReply } from '#infrastructure/deployments/wire.ts';
import { OrdersReply } from '#infrastructure/orders/wire.ts';
import { LoginReply } from '#infrastructure/session/wire.ts';
import { CallLogsReply } from '#infrastructure/telephony/wire.ts';
import { VoiceConfigReply, VoicesReply } from '#infrastructure/voice/wire.ts';

const AT = '2026-03-04T15:00:00Z';
const NUMBER = { phone_number: '+12125550142' };

/** Responses that have only the required fields. */
const answers = [
  ['a sign-in', LoginReply, { accessToken: 'token', user: { email: 'ada@tableside.example' } }],
  ['the restaurants', CompanyListReply, { data: [{ id: 'aurora' }] }],
  ['a company', CompanyReply, { id: 'aurora' }],
  ['the users of a company', CompanyUsersReply, { users: [{ _id: 'u1' }] }],
  [
    'the calls of a company',
    CallsReply,
    { phoneNumbers: [{ phoneNumberId: 'p1', calls: [{ id: 'c1', messages: [{ role: 'assistant' }] }] }] },
  ],
  ['orders', OrdersReply, { orders: [{ orderNumber: '1042', timestamp: AT }] }],
  [
    'the preview of an agent',
    AgentPreviewReply,
    {
      agent_id: 'a1',
      phone_numbers: [NUMBER],
      recent_conversations: [{ conversation_id: 'c1', start_time: AT }],
    },
  ],
  [
    'an agent',
    AgentReply,
    {
      agent: { agent_id: 'a1', phone_numbers: [NUMBER] },
      conversations: { conversations: [{ conversation_id: 'c1', start_time_unix_secs: 1 }] },
    },
  ],
  [
    'a conversation',
    ConversationReply,
    { conversation_id: 'c1', agent_id: 'a1', transcript: [{ role: 'agent' }] },
  ],
  [
    'a voice configuration',
    VoiceConfigReply,
    {
      voiceId: 'elliot',
      voiceName: 'Elliot',
      speakingSpeed: 1,
      voiceStability: 0.5,
      personality: 'friendly',
      firstMessage: 'Hello',
      temperature: 0.5,
      maxResponseTime: 10,
      enableBackgroundSound: false,
    },
  ],
  ['the voices', VoicesReply, { voices: [{ id: 'elliot', name: 'Elliot' }] }],
  ['call logs', CallLogsReply, { logs: [{ id: 'l1', startTime: AT }] }],
  [
    'pending changes',
    PendingChangesReply,
    { changes: [{ id: 'p1', timestamp: AT, changedFields: ['voiceId'] }] },
  ],
  ['deployments', DeploymentHistoryReply, { deployments: [{ id: 'd1', deployedAt: AT, changes: [{}] }] }],
] as const;

interface Lacking {
  readonly field: string;
  readonly answer: unknown;
}

/** Returns variants of a response, each without one field. Keeps all lists, because a list may be missing. */
function lacking(answer: unknown, at = ''): readonly Lacking[] {
  if (Array.isArray(answer)) {
    const elements: readonly unknown[] = answer;
    return elements.flatMap((element, index) =>
      lacking(element, at).map((less) => ({ ...less, answer: elements.with(index, less.answer) })),
    );
  }
  if (typeof answer !== 'object' || answer === null) return [];
  const fields = Object.entries(answer);
  return fields.flatMap(([key, value]) => {
    const field = `${at}.${key}`;
    const others = Object.fromEntries(fields.filter(([name]) => name !== key));
    const within = lacking(value, field).map((less) => ({
      ...less,
      answer: { ...others, [key]: less.answer },
    }));
    return Array.isArray(value) ? within : [{ field, answer: others }, ...within];
  });
}

/** Whether a response is accepted with all rows. */
function isComplete(reply: v.GenericSchema, answer: unknown): boolean {
  const { success, output } = v.safeParse(reply, answer);
  return success && !countsRows(output);
}

/** Whether a list inside a value has unreadable rows. (rule: unreadable rows) */
function countsRows(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'unreadable' in value || Object.values(value).some(countsRows);
}

it('A minimal response is complete, and is incomplete without any one of its fields', () => {
  for (const [of, reply, answer] of answers) {
    expect(isComplete(reply, answer), of).toBe(true);
    const taken = lacking(answer).filter((less) => isComplete(reply, less.answer));
    expect(
      taken.map(({ field }) => field),
      of,
    ).toEqual([]);
  }
});
