import type {
  AgentPath,
  AgentRequest,
  ConversationPath,
  VoiceAgents,
} from '#application/agents/VoiceAgents.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { AgentPreviewReply, AgentReply, ConversationReply } from './wire.ts';

const agentPath = ({ companyId, agentId }: AgentPath) =>
  path`/api/companies/${companyId}/xiagents/${agentId}`;

const conversationPath = ({ conversationId, ...agent }: ConversationPath) =>
  agentPath(agent) + path`/conversations/${conversationId}`;

/** URLs of the read requests. */
export const agentReads = {
  agent({ limit, cursor, ...agent }: AgentRequest) {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor !== undefined && { cursor }) });
    return `${agentPath(agent)}?${query.toString()}`;
  },
  conversation: (conversation: ConversationPath) => `${conversationPath(conversation)}?includeAudio=true`,
};

export class HttpVoiceAgents implements VoiceAgents {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  preview(agent: AgentPath, signal?: AbortSignal) {
    return this.api.get(`${agentPath(agent)}/preview`, AgentPreviewReply, signal);
  }

  agent(request: AgentRequest, signal?: AbortSignal) {
    return this.api.get(agentReads.agent(request), AgentReply, signal);
  }

  conversation(conversation: ConversationPath, signal?: AbortSignal) {
    return this.api.get(agentReads.conversation(conversation), ConversationReply, signal);
  }

  audio(conversation: ConversationPath, signal?: AbortSignal) {
    return this.api.download(`${conversationPath(conversation)}/audio`, 'audio/mp3', signal);
  }
}
