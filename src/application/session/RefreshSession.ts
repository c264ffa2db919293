import { sessionAfterRefresh } from '#domain/session/session.ts';
import { Failure } from '../Failure.ts';
import { Accounts } from './Accounts.ts';
import { SessionStore } from './SessionStore.ts';

export type RefreshOutcome = { readonly outcome: 'refreshed' } | { readonly outcome: 'ended' };

/**
 * Renews the access token after the host refused one. An answer without a token, or any refusal, ends the session;
 * a host that cannot be reached leaves it, and so does a page that somebody else has sent in its place.
 * One tab renews it for all. (rule: session refresh)
 */
export class RefreshSession {
  static readonly needs = [Accounts, SessionStore] as const;
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
  ) {}

  /**
   * @param refusedToken the access token that the host did not accept
   * @throws Failure `unreachable` when the host gave no answer, `malformed` when something else stood in its place
   */
  execute(refusedToken: string): Promise<RefreshOutcome> {
    return this.sessions.inTurn(() => this.renew(refusedToken));
  }

  private async renew(refusedToken: string): Promise<RefreshOutcome> {
    // another call, or another tab, may have renewed the session while this one was under way
    if (this.hasMovedOnFrom(refusedToken)) return this.presentOutcome();

    const grant = await this.accounts.refresh().catch((thrown: unknown) => {
      const failure = Failure.from(thrown);
      if (failure.kind === 'unreachable' || failure.kind === 'malformed') throw failure;
      return {};
    });
    // signing out, or in as somebody else, in the meantime wins over the answer
    if (this.hasMovedOnFrom(refusedToken)) return this.presentOutcome();

    const stored = this.sessions.read();
    const renewed = stored && sessionAfterRefresh(stored, grant);
    if (renewed) this.sessions.save(renewed);
    else this.sessions.clear();
    return this.presentOutcome();
  }

  private hasMovedOnFrom(token: string): boolean {
    return this.sessions.read()?.accessToken !== token;
  }

  private presentOutcome(): RefreshOutcome {
    return { outcome: this.sessions.read() ? 'refreshed' : 'ended' };
  }
}
