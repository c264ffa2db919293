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
 * Checks the stored session once, when the app starts: no call without one; kept while the host answers with a token;
 * dropped when it answers without one or with 401 or 403; kept unconfirmed on any other failure, so that nobody is signed
 * out by a bad line. (rule: session)
 */
export class CheckSession {
  static readonly needs = [Accounts, SessionStore] as const;
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
  ) {}

  async execute(): Promise<CheckOutcome> {
    if (!this.sessions.read()) return { outcome: 'signed-out' };
    return this.sessions.inTurn(() => this.check());
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

  /** A sign-in, sign-out or refresh that came meanwhile is newer than the answer. */
  private hasMovedOnFrom({ accessToken }: Session): boolean {
    return this.sessions.read()?.accessToken !== accessToken;
  }
}
