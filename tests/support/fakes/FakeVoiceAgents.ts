import { Failure } from '#application/Failure.ts';
import type {
  AgentPath,
  AgentRequest,
  ConversationPath,
  VoiceAgents,
} from '#application/agents/VoiceAgents.ts';
import type { Agent, AgentPreview } from '#domain/agents/agent.ts';
import type { Conversation, ConversationSummary } from '#domain/agents/conversation.ts';

/**
 * Voice agents in memory. All other agents are not found. `trouble` makes every request fail, and
 * `lastSignal` is the latest request's signal. The limit is the page size, and the cursor is the start of the
 * next page.
 */
export class FakeVoiceAgents implements VoiceAgents {
  previews: Readonly<Record<string, AgentPreview>> = {};
  agents: Readonly<Record<string, Agent>> = {};
  summaries: readonly ConversationSummary[] = [];
  conversations: Readonly<Record<string, Conversation>> = {};
  recordings: Readonly<Record<string, Blob>> = {};
  trouble: Failure | undefined;
  lastSignal: AbortSignal | undefined;
  audioCalls = 0;

  async preview({ agentId }: AgentPath, signal?: AbortSignal) {
    return this.answer(this.previews[agentId], signal);
  }

  async agent({ agentId, limit, cursor = '0' }: AgentRequest, signal?: AbortSignal) {
    const agent = this.answer(this.agents[agentId], signal);
    const [from, to] = [Number(cursor), Number(cursor) + limit];
    return {
      agent,
      page: {
        conversations: this.summaries.slice(from, to),
        nextCursor: to < this.summaries.length ? String(to) : undefined,
      },
    };
  }

  async conversation({ conversationId }: ConversationPath, signal?: AbortSignal) {
    return this.answer(this.conversations[conversationId], signal);
  }

  async audio({ conversationId }: ConversationPath, signal?: AbortSignal) {
    this.audioCalls += 1;
    return this.answer(this.recordings[conversationId], signal);
  }

  private answer<T>(found: T | undefined, signal: AbortSignal | undefined): T {
    this.lastSignal = signal;
    if (this.trouble) throw this.trouble;
    if (found === undefined) throw new Failure('not-found', { status: 404 });
    return found;
  }
}
