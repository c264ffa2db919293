import type { Agent } from '#domain/agents/agent.ts';
import type { Conversation, ConversationSummary } from '#domain/agents/conversation.ts';

export function anAgent(changes: Partial<Agent> = {}): Agent {
  return { id: 'agent-1', name: 'Aurora', createdAt: new Date(0), phoneNumbers: [], ...changes };
}

export function aConversationSummary(changes: Partial<ConversationSummary> = {}): ConversationSummary {
  return {
    id: 'conversation-1',
    startedAt: new Date(0),
    durationSeconds: 92,
    messageCount: 12,
    isSuccessful: true,
    status: 'done',
    ...changes,
  };
}

export function aConversation(changes: Partial<Conversation> = {}): Conversation {
  return {
    id: 'conversation-1',
    agentId: 'agent-1',
    status: 'done',
    startedAt: new Date(0),
    durationSeconds: 92,
    hasAudio: true,
    lines: [
      { speaker: 'agent', text: 'Trattoria Aurora, good evening', atSeconds: 1 },
      { speaker: 'caller', text: 'A table for two, please', atSeconds: 5 },
    ],
    ...changes,
  };
}
