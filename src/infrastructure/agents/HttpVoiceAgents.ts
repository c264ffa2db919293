import type {
  AgentPath,
  AgentRequest,
  ConversationPath,
  VoiceAgents,
} from '#application/agents/VoiceAgents.ts';
import { path } from '../http/path.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { AgentPreviewReply, AgentReply, ConversationReply } from './wire.ts';

export class HttpVoiceAgents implements VoiceAgents {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  preview(agent: AgentPath, signal?: AbortSignal) {
    return this.api.get(`${agentPath(agent)}/preview`, AgentPreviewReply, signal);
  }

  agent({ limit, cursor, ...agent }: AgentRequest, signal?: AbortSignal) {
    const query = new URLSearchParams({ limit: String(limit), ...(cursor !== undefined && { cursor }) });
    return this.api.get(`${agentPath(agent)}?${query.toString()}`, AgentReply, signal);
  }

  conversation(conversation: ConversationPath, signal?: AbortSignal) {
    return this.api.get(`${conversationPath(conversation)}?includeAudio=true`, ConversationReply, signal);
  }

  audio(conversation: ConversationPath, signal?: AbortSignal) {
    return this.api.download(`${conversationPath(conversation)}/audio`, 'audio/mp3', signal);
  }
}

const agentPath = ({ companyId, agentId }: AgentPath) =>
  path`/api/companies/${companyId}/xiagents/${agentId}`;

const conversationPath = ({ conversationId, ...agent }: ConversationPath) =>
  agentPath(agent) + path`/conversations/${conversationId}`;
