import { makeAutoObservable } from 'mobx';
import { LoadAgentPreviews, type AgentPreviews } from '#application/agents/LoadAgentPreviews.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { logFailure } from '../kit/state/logFailure.ts';

/** The voice agents of a company. Omits agents that fail to load, and logs the failures. */
export class ConnectedAgentsViewModel {
  static readonly needs = [LoadAgentPreviews] as const;
  readonly previews = new Loadable<AgentPreviews>(logFailure);

  constructor(private readonly loadAgentPreviews: LoadAgentPreviews) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(companyId: string, ...agentIds: readonly string[]): () => void {
    void this.previews.load(async (signal) => {
      const previews = await this.loadAgentPreviews.execute(companyId, agentIds, signal);
      previews.failures.forEach(logFailure);
      return previews;
    });
    return this.previews.stop;
  }

  /** Whether loading all agents failed, so that a retry may help. */
  get allFailed(): boolean {
    const { value, failure } = this.previews;
    return failure !== undefined || (value?.agents.length === 0 && value.failures.length > 0);
  }
}
