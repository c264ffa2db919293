import type { AgentPreview } from '#domain/agents/agent.ts';
import { Failure } from '../Failure.ts';
import { VoiceAgents } from './VoiceAgents.ts';

export interface AgentPreviews {
  readonly agents: readonly AgentPreview[];
  /** Failures of the omitted agents. */
  readonly failures: readonly Failure[];
}

/**
 * Loads every agent of a company with its own request. Agents that fail to load are left out. (rule:
 * connected agents)
 */
export class LoadAgentPreviews {
  static readonly needs = [VoiceAgents] as const;
  constructor(private readonly agents: VoiceAgents) {}

  async execute(
    companyId: string,
    agentIds: readonly string[],
    signal?: AbortSignal,
  ): Promise<AgentPreviews> {
    const answers = await Promise.all(
      agentIds.map((agentId) => this.agents.preview({ companyId, agentId }, signal).catch(Failure.from)),
    );
    return {
      agents: answers.flatMap((answer) => (answer instanceof Failure ? [] : [answer])),
      failures: answers.filter((answer) => answer instanceof Failure),
    };
  }
}
