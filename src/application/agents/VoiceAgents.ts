import type { Agent, AgentPreview } from '#domain/agents/agent.ts';
import type { Conversation, ConversationPage } from '#domain/agents/conversation.ts';
import { port } from '../port.ts';

/** The voice agents of a company and what they talked about. A read is cancelled by its signal. */
export interface VoiceAgents {
  /** An agent with its latest conversations, for the page of its company. */
  preview(agent: AgentPath, signal?: AbortSignal): Promise<AgentPreview>;
  /** An agent with a page of its conversations; `not-found` when it does not exist or is not the user's. */
  agent(request: AgentRequest, signal?: AbortSignal): Promise<{ agent: Agent; page: ConversationPage }>;
  /** One conversation; `not-found` when it does not exist or is not the user's. */
  conversation(path: ConversationPath, signal?: AbortSignal): Promise<Conversation>;
  /** The recording of a conversation, as MP3. */
  audio(path: ConversationPath, signal?: AbortSignal): Promise<Blob>;
}
export const VoiceAgents = port<VoiceAgents>('VoiceAgents');

export interface AgentPath {
  readonly companyId: string;
  readonly agentId: string;
}

export interface AgentRequest extends AgentPath {
  /** How many conversations at most. */
  readonly limit: number;
  /** Of the page before; the first page without it. */
  readonly cursor?: string | undefined;
}

export interface ConversationPath extends AgentPath {
  readonly conversationId: string;
}
