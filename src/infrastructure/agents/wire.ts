import * as v from 'valibot';
import type { Agent, AgentPreview } from '#domain/agents/agent.ts';
import type { Conversation, ConversationPage } from '#domain/agents/conversation.ts';
import type { ReplySchema } from '../http/Api.ts';
import { ifReadable, instant, list, transcriptLine, unixSeconds } from '../http/schemas.ts';

const text = v.string();

const PhoneNumberBody = v.pipe(
  v.object({ label: ifReadable(text), phone_number: text }),
  v.transform(({ label, phone_number }) => ({ label, number: phone_number })),
);

const RecentConversationBody = v.pipe(
  v.object({
    conversation_id: text,
    start_time: instant,
    duration_seconds: v.number(),
    message_count: v.number(),
    call_successful: ifReadable(text),
  }),
  v.transform((body) => ({
    id: body.conversation_id,
    startedAt: body.start_time,
    durationSeconds: body.duration_seconds,
    messageCount: body.message_count,
    // previews say 'true', an agent's list says 'success'
    isSuccessful: body.call_successful === 'true',
  })),
);

export const AgentPreviewReply: ReplySchema<AgentPreview> = v.pipe(
  v.object({
    agent_id: text,
    name: text,
    created_at: instant,
    phone_numbers: list(PhoneNumberBody),
    number_of_calls: v.number(),
    recent_conversations: list(RecentConversationBody),
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
    call_duration_secs: v.number(),
    message_count: v.number(),
    call_successful: ifReadable(text),
    status: text,
  }),
  v.transform((body) => ({
    id: body.conversation_id,
    startedAt: body.start_time_unix_secs,
    durationSeconds: body.call_duration_secs,
    messageCount: body.message_count,
    isSuccessful: body.call_successful === 'success',
    status: body.status,
  })),
);

export const AgentReply: ReplySchema<{ agent: Agent; page: ConversationPage }> = v.pipe(
  v.object({
    agent: v.object({
      agent_id: text,
      name: text,
      metadata: v.object({ created_at_unix_secs: unixSeconds }),
      phone_numbers: list(PhoneNumberBody),
    }),
    conversations: v.object({
      conversations: list(ConversationSummaryBody),
      has_more: v.boolean(),
      next_cursor: ifReadable(text),
    }),
  }),
  v.transform(({ agent, conversations: { conversations, has_more, next_cursor } }) => ({
    agent: {
      id: agent.agent_id,
      name: agent.name,
      createdAt: agent.metadata.created_at_unix_secs,
      phoneNumbers: agent.phone_numbers,
    },
    page: { conversations, nextCursor: has_more ? next_cursor : undefined },
  })),
);

export const ConversationReply: ReplySchema<Conversation> = v.pipe(
  v.object({
    conversation_id: text,
    agent_id: text,
    status: text,
    has_audio: v.boolean(),
    metadata: v.object({ start_time_unix_secs: unixSeconds, call_duration_secs: v.number() }),
    transcript: list(
      v.pipe(
        v.object({ role: text, message: v.nullish(text, ''), time_in_call_secs: v.number() }),
        v.transform(({ role, message, time_in_call_secs }) =>
          transcriptLine(role, message, time_in_call_secs),
        ),
      ),
    ),
  }),
  v.transform(({ conversation_id, agent_id, status, has_audio, metadata, transcript }) => ({
    id: conversation_id,
    agentId: agent_id,
    status,
    startedAt: metadata.start_time_unix_secs,
    durationSeconds: metadata.call_duration_secs,
    hasAudio: has_audio,
    lines: transcript,
  })),
);
