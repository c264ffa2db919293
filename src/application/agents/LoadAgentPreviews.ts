import type { AgentPreview } from '#domain/agents/agent.ts';
import { Failure } from '../Failure.ts';
import { VoiceAgents } from './VoiceAgents.ts';

export interface AgentPreviews {
  readonly agents: readonly AgentPreview[];
  /** Why each omitted agent failed to load. */
  readonly failures: readonly Failure[];
}

/**
 * Loads each agent of a company with a separate request. Leaves out agents that fail to load. (rule:
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
