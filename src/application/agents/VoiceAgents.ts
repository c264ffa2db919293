import type { Agent, AgentPreview } from '#domain/agents/agent.ts';
import type { Conversation, ConversationPage } from '#domain/agents/conversation.ts';
import { port } from '../port.ts';

/** A company's voice agents and their conversations. Aborting the signal cancels a read. */
export interface VoiceAgents {
  /** Returns an agent with its latest conversations, for the company page. */
  preview(agent: AgentPath, signal?: AbortSignal): Promise<AgentPreview>;
  /**
   * Returns an agent with one page of its conversations. @throws Failure `not-found` if the agent is missing
   * or the user has no access to it.
   */
  agent(request: AgentRequest, signal?: AbortSignal): Promise<{ agent: Agent; page: ConversationPage }>;
  /** @throws Failure `not-found` if the conversation is missing or the user has no access to it */
  conversation(path: ConversationPath, signal?: AbortSignal): Promise<Conversation>;
  /** Returns the recording of a conversation as MP3. */
  audio(path: ConversationPath, signal?: AbortSignal): Promise<Blob>;
}
export const VoiceAgents = port<VoiceAgents>('VoiceAgents');

export interface AgentPath {
  readonly companyId: string;
  readonly agentId: string;
}

export interface AgentRequest extends AgentPath {
  /** Maximum number of conversations. */
  readonly limit: number;
  /** Cursor of the previous page. Absent for the first page. */
  readonly cursor?: string | undefined;
}

export interface ConversationPath extends AgentPath {
  readonly conversationId: string;
}
