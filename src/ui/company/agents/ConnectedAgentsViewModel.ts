import { makeAutoObservable } from 'mobx';
import { LoadAgentPreviews, type AgentPreviews } from '#application/agents/LoadAgentPreviews.ts';
import { Loadable } from '../../kit/Loadable.ts';
import { logFailure } from '../../kit/logFailure.ts';

/** The voice agents of a company. One that cannot be read is left out and logged. */
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

  /** Nothing came because something failed: to try again may help. */
  get allFailed(): boolean {
    const { value, failure } = this.previews;
    return failure !== undefined || (value?.agents.length === 0 && value.failures.length > 0);
  }
}
