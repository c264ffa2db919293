import { sessionAfterRefresh } from '#domain/session/session.ts';
import { Failure } from '../Failure.ts';
import { Accounts } from './Accounts.ts';
import { SessionStore } from './SessionStore.ts';

export type RefreshOutcome = { readonly outcome: 'refreshed' } | { readonly outcome: 'ended' };

/**
 * Renews the access token after the host rejected it. A response without a token, or any refusal, ends the
 * session. An unreachable host or a page sent by something in between keeps it. One tab refreshes for all.
 * (rule: session refresh)
 */
export class RefreshSession {
  static readonly needs = [Accounts, SessionStore] as const;
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
  ) {}

  /**
   * @param refusedToken the access token the host rejected
   * @throws Failure `unreachable` without a response, `malformed` if the response is not the host's
   */
  execute(refusedToken: string): Promise<RefreshOutcome> {
    return this.sessions.withLock(() => this.renew(refusedToken));
  }

  private async renew(refusedToken: string): Promise<RefreshOutcome> {
    // another request or tab may have renewed the session while this one waited
    if (this.hasMovedOnFrom(refusedToken)) return this.presentOutcome();

    const grant = await this.accounts.refresh().catch((thrown: unknown) => {
      const failure = Failure.from(thrown);
      if (failure.kind === 'unreachable' || failure.kind === 'malformed') throw failure;
      return {};
    });
    // a sign-out or another user's sign-in discards the result
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
