import { Failure } from '../Failure.ts';
import { RefreshSession } from './RefreshSession.ts';
import { SessionStore } from './SessionStore.ts';

export type CheckOutcome =
  | { readonly outcome: 'signed-out' }
  | { readonly outcome: 'kept' }
  | { readonly outcome: 'unconfirmed' }
  | { readonly outcome: 'refused' };

const outcomes = { refreshed: 'kept', ended: 'signed-out', refused: 'refused' } as const;

/**
 * Checks the stored session once at start-up with a refresh (see rule: session refresh). Without a session,
 * sends no request. Keeps the session unconfirmed if the host neither renews nor ends it. So neither a bad
 * connection nor a blocked cookie signs anyone out (see rule: third-party cookies). If this check gets a 401
 * or 403, the sign-in form says “Authentication check failed.” If the session ends later, the form says
 * “You're signed out. Sign in to continue.” (rule: session)
 */
export class CheckSession {
  static readonly needs = [RefreshSession, SessionStore] as const;
  constructor(
    private readonly refreshSession: RefreshSession,
    private readonly sessions: SessionStore,
  ) {}

  async execute(): Promise<CheckOutcome> {
    const session = this.sessions.read();
    if (!session) return { outcome: 'signed-out' };
    try {
      const { outcome } = await this.refreshSession.execute(session.accessToken, false);
      return { outcome: outcomes[outcome] };
    } catch (thrown) {
      Failure.from(thrown);
      return { outcome: 'unconfirmed' };
    }
  }
}
