import { makeAutoObservable, observableRef } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { VoiceAgents } from '#application/agents/VoiceAgents.ts';
import type { Rows } from '#domain/shared/rows.ts';
import type { Agent } from '#domain/agents/agent.ts';
import {
  CONVERSATIONS_PER_PAGE,
  withReloadedFirstPage,
  withNextPage,
  type ConversationPage,
  type ConversationSummary,
} from '#domain/agents/conversation.ts';
import { Loadable } from '../kit/state/Loadable.ts';
import { Task } from '../kit/state/Task.ts';
import { OpenRestaurantViewModel } from '../companies/OpenRestaurantViewModel.ts';

/**
 * An agent and its conversations, loaded page by page. Keeps the loaded pages until the user leaves the
 * restaurant's pages.
 */
export class AgentViewModel {
  static readonly needs = [VoiceAgents, OpenRestaurantViewModel] as const;
  readonly agent = new Loadable<Agent>();
  readonly refresh = this.agent.refresh;
  readonly loadingMore = new Task();
  conversations: Rows<ConversationSummary> = [];
  /** The rows that the last Load More added. */
  added: { readonly from: number; readonly count: number } | undefined;
  moreFailure: Failure | undefined;
  private nextCursor: string | undefined;
  #path = { companyId: '', agentId: '' };

  constructor(
    private readonly agents: VoiceAgents,
    private readonly restaurant: OpenRestaurantViewModel,
  ) {
    makeAutoObservable(
      this,
      { conversations: observableRef, added: observableRef, moreFailure: observableRef },
      { autoBind: true },
    );
  }

  start(companyId: string, agentId: string): () => void {
    this.#path = { companyId, agentId };
    void this.agent.load(async (signal) => {
      const { agent, page } = await this.read(signal);
      this.begin(page);
      return agent;
    });
    return this.stop;
  }

  get hasMore(): boolean {
    return this.nextCursor !== undefined;
  }

  loadMore(): void {
    const cursor = this.nextCursor;
    if (cursor === undefined) return;
    void this.loadingMore.run(async (wanted) => (await this.read(wanted, cursor)).page, {
      done: this.append,
      failed: this.keepFailure,
    });
  }

  private read(signal: AbortSignal, cursor?: string) {
    return this.agents.agent({ ...this.#path, limit: CONVERSATIONS_PER_PAGE, cursor }, signal);
  }

  private begin(page: ConversationPage): void {
    this.show(withReloadedFirstPage(this.restaurant.conversations.get(this.#path.agentId), page));
    this.added = undefined;
  }

  private append({ conversations, nextCursor }: ConversationPage): void {
    const from = this.conversations.length;
    this.show({ conversations: withNextPage(this.conversations, conversations), nextCursor });
    this.moreFailure = undefined;
    this.added = { from, count: this.conversations.length - from };
  }

  private show(loaded: ConversationPage): void {
    this.conversations = loaded.conversations;
    this.nextCursor = loaded.nextCursor;
    this.restaurant.conversations.set(this.#path.agentId, loaded);
  }

  private keepFailure(failure: Failure): void {
    this.moreFailure = failure;
  }

  private stop(): void {
    this.agent.stop();
    this.loadingMore.cancel();
  }
}
