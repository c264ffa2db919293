import * as v from 'valibot';
import type { Agent, AgentPreview } from '#domain/agents/agent.ts';
import type { Conversation, ConversationPage } from '#domain/agents/conversation.ts';
import { comparable } from '#domain/shared/comparable.ts';
import type { ReplySchema } from '../http/Api.ts';
import {
  booleanSchema,
  ifReadable,
  instant,
  nestedList,
  number,
  text,
  textOrBlank,
  unixSeconds,
} from '../http/schemas.ts';
import { transcriptLinesSchema, transcriptLines } from '../http/transcriptLines.ts';

/** Whether a conversation succeeded: 'true' in previews, 'success' in an agent's list, or a boolean. */
const success = v.fallback(
  v.pipe(
    v.union([v.string(), v.boolean()]),
    v.transform((word) => ['true', 'success'].includes(comparable(String(word)))),
  ),
  false,
);

const PhoneNumberBody = v.pipe(
  v.object({ label: ifReadable(text), phone_number: text }),
  v.transform(({ label, phone_number }) => ({ label, number: phone_number })),
);

const RecentConversationBody = v.pipe(
  v.object({
    conversation_id: text,
    start_time: instant,
    duration_seconds: ifReadable(number),
    message_count: ifReadable(number),
    call_successful: success,
  }),
  v.transform((body) => ({
    id: body.conversation_id,
    startedAt: body.start_time,
    durationSeconds: body.duration_seconds,
    messageCount: body.message_count,
    isSuccessful: body.call_successful,
  })),
);

export const AgentPreviewReply: ReplySchema<AgentPreview> = v.pipe(
  v.object({
    agent_id: text,
    name: textOrBlank,
    created_at: ifReadable(instant),
    phone_numbers: nestedList(PhoneNumberBody),
    number_of_calls: ifReadable(number),
    recent_conversations: nestedList(RecentConversationBody),
  }),
  v.transform((body) => ({
    id: body.agent_id,
    name: body.name,
    createdAt: body.created_at,
    phoneNumbers: body.phone_numbers,
    callCount: body.number_of_calls,
    recent: body.recent_conversations,
  })),
);

const ConversationSummaryBody = v.pipe(
  v.object({
    conversation_id: text,
    start_time_unix_secs: unixSeconds,
    call_duration_secs: ifReadable(number),
    message_count: ifReadable(number),
    call_successful: success,
    status: textOrBlank,
  }),
  v.transform((body) => ({
    id: body.conversation_id,
    startedAt: body.start_time_unix_secs,
    durationSeconds: body.call_duration_secs,
    messageCount: body.message_count,
    isSuccessful: body.call_successful,
    status: body.status,
  })),
);

export const AgentReply: ReplySchema<{ agent: Agent; page: ConversationPage }> = v.pipe(
  v.object({
    agent: v.object({
      agent_id: text,
      name: textOrBlank,
      metadata: ifReadable(v.object({ created_at_unix_secs: ifReadable(unixSeconds) })),
      phone_numbers: nestedList(PhoneNumberBody),
    }),
    conversations: v.object({
      conversations: nestedList(ConversationSummaryBody),
      has_more: v.fallback(booleanSchema, false),
      next_cursor: ifReadable(text),
    }),
  }),
  v.transform(({ agent, conversations: { conversations, has_more, next_cursor } }) => ({
    agent: {
      id: agent.agent_id,
      name: agent.name,
      createdAt: agent.metadata?.created_at_unix_secs,
      phoneNumbers: agent.phone_numbers,
    },
    page: { conversations, nextCursor: has_more ? next_cursor : undefined },
  })),
);

export const ConversationReply: ReplySchema<Conversation> = v.pipe(
  v.object({
    conversation_id: text,
    agent_id: text,
    status: textOrBlank,
    has_audio: v.fallback(booleanSchema, false),
    metadata: ifReadable(
      v.object({ start_time_unix_secs: ifReadable(unixSeconds), call_duration_secs: ifReadable(number) }),
    ),
    transcript: transcriptLinesSchema('time_in_call_secs'),
  }),
  v.transform(({ conversation_id, agent_id, status, has_audio, metadata, transcript }) => ({
    id: conversation_id,
    agentId: agent_id,
    status,
    startedAt: metadata?.start_time_unix_secs,
    durationSeconds: metadata?.call_duration_secs,
    hasAudio: has_audio,
    ...transcriptLines(transcript, metadata?.start_time_unix_secs, metadata?.call_duration_secs),
  })),
);
