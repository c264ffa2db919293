import { sessionAfterRefresh, type Session } from '#domain/session/session.ts';
import { Failure } from '../Failure.ts';
import { Accounts } from './Accounts.ts';
import { SessionStore } from './SessionStore.ts';

export type CheckOutcome =
  | { readonly outcome: 'signed-out' }
  | { readonly outcome: 'kept' }
  | { readonly outcome: 'unconfirmed' }
  | { readonly outcome: 'refused' };

/**
 * Checks the stored session once at start-up. Without a session, no request is sent. A response with a
 * token keeps it; one without a token, or a 401 or 403, ends it. Any other failure keeps it unconfirmed, so
 * a bad connection signs no one out. (rule: session)
 */
export class CheckSession {
  static readonly needs = [Accounts, SessionStore] as const;
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
  ) {}

  async execute(): Promise<CheckOutcome> {
    if (!this.sessions.read()) return { outcome: 'signed-out' };
    return this.sessions.withLock(() => this.check());
  }

  private async check(): Promise<CheckOutcome> {
    const checked = this.sessions.read();
    if (!checked) return { outcome: 'signed-out' };
    try {
      const grant = await this.accounts.refresh();
      if (this.hasMovedOnFrom(checked)) return { outcome: 'kept' };

      const renewed = sessionAfterRefresh(checked, grant);
      if (renewed) this.sessions.save(renewed);
      else this.sessions.clear();
      return { outcome: renewed ? 'kept' : 'signed-out' };
    } catch (thrown) {
      const { status } = Failure.from(thrown);
      if (status !== 401 && status !== 403) return { outcome: 'unconfirmed' };
      if (this.hasMovedOnFrom(checked)) return { outcome: 'kept' };
      this.sessions.clear();
      return { outcome: 'refused' };
    }
  }

  /** A later sign-in, sign-out, or refresh makes the response stale. */
  private hasMovedOnFrom({ accessToken }: Session): boolean {
    return this.sessions.read()?.accessToken !== accessToken;
  }
}
