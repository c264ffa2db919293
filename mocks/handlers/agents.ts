import { http, HttpResponse, type RequestHandler } from 'msw';
import { placeholderSpeech } from './audio/placeholderSpeech.ts';
import type { AgentRow, ConversationRow } from '../db/tables.ts';
import type { HandlerContext } from './context.ts';
import { orNotFound, requireMember, refusal } from './guards.ts';
import { newestFirst } from './newestFirst.ts';
import { paginate } from './page.ts';

const RECENT = 5;

/** Handles GET /api/companies/{id}/xiagents/{agentId}, its preview, and its conversations with audio. */
export function agentHandlers(context: HandlerContext): RequestHandler[] {
  const { db } = context;

  function agentOf(request: Request, params: Readonly<Record<string, unknown>>): AgentRow {
    const { company } = requireMember(context, request, params['id']);
    const agent = db.agents.find(String(params['agentId']));
    return orNotFound(agent?.companyId === company.id ? agent : undefined, 'Agent');
  }

  const conversationsOf = ({ id }: AgentRow) => db.conversations.where({ agentId: id }).toSorted(newestFirst);

  function conversationOf(request: Request, params: Readonly<Record<string, unknown>>): ConversationRow {
    const agent = agentOf(request, params);
    const conversation = db.conversations.find(String(params['conversationId']));
    return orNotFound(conversation?.agentId === agent.id ? conversation : undefined, 'Conversation');
  }

  return [
    http.get('*/api/companies/:id/xiagents/:agentId', ({ request, params }) => {
      const agent = agentOf(request, params);
      const { rows, nextCursor } = paginate(conversationsOf(agent), new URL(request.url).searchParams);
      return HttpResponse.json({
        agent: agentBody(agent),
        conversations: {
          conversations: rows.map(listItem),
          has_more: nextCursor !== null,
          next_cursor: nextCursor,
        },
      });
    }),

    http.get('*/api/companies/:id/xiagents/:agentId/preview', ({ request, params }) => {
      const agent = agentOf(request, params);
      return HttpResponse.json(previewBody(agent, conversationsOf(agent)));
    }),

    http.get('*/api/companies/:id/xiagents/:agentId/conversations/:conversationId', ({ request, params }) =>
      HttpResponse.json(conversationBody(conversationOf(request, params))),
    ),

    http.get(
      '*/api/companies/:id/xiagents/:agentId/conversations/:conversationId/audio',
      ({ request, params }) => {
        const conversation = conversationOf(request, params);
        if (!conversation.hasAudio) throw refusal(404, 'This conversation has no audio');
        const sound = placeholderSpeech(conversation);
        return HttpResponse.arrayBuffer(sound.buffer, {
          headers: { 'Content-Type': 'audio/mpeg', 'Content-Length': String(sound.length) },
        });
      },
    ),
  ];
}

function agentBody({ id, name, createdAt, phoneNumbers }: AgentRow) {
  return {
    agent_id: id,
    name,
    metadata: { created_at_unix_secs: unixSeconds(createdAt) },
    phone_numbers: phoneNumbers.map(phoneNumberBody),
  };
}

/** Formats a conversation for the preview, which has times and outcomes as strings. */
function previewBody(
  { id, name, createdAt, phoneNumbers }: AgentRow,
  conversations: readonly ConversationRow[],
) {
  return {
    agent_id: id,
    name,
    created_at: createdAt,
    phone_numbers: phoneNumbers.map(phoneNumberBody),
    number_of_calls: conversations.length,
    recent_conversations: conversations
      .slice(0, RECENT)
      .map(({ id: conversation_id, startedAt, durationSecs, transcript, outcome }) => ({
        conversation_id,
        start_time: startedAt,
        duration_seconds: durationSecs,
        message_count: transcript.length,
        call_successful: String(outcome === 'success'),
      })),
  };
}

function listItem({ id, startedAt, durationSecs, transcript, outcome, status }: ConversationRow) {
  return {
    conversation_id: id,
    start_time_unix_secs: unixSeconds(startedAt),
    call_duration_secs: durationSecs,
    message_count: transcript.length,
    call_successful: outcome,
    status,
  };
}

function conversationBody({
  id,
  agentId,
  status,
  hasAudio,
  startedAt,
  durationSecs,
  transcript,
}: ConversationRow) {
  return {
    conversation_id: id,
    agent_id: agentId,
    status,
    has_audio: hasAudio,
    metadata: { start_time_unix_secs: unixSeconds(startedAt), call_duration_secs: durationSecs },
    transcript: transcript.map(({ role, message, seconds }) => ({
      role,
      message,
      time_in_call_secs: seconds,
    })),
  };
}

const phoneNumberBody = ({ label, phoneNumber }: AgentRow['phoneNumbers'][number]) => ({
  label,
  phone_number: phoneNumber,
});

const unixSeconds = (iso: string) => Math.floor(Date.parse(iso) / 1000);
