import { Failure } from '../Failure.ts';
import { RefreshSession } from './RefreshSession.ts';
import { SessionStore } from './SessionStore.ts';

export type CheckOutcome =
  | { readonly outcome: 'signed-out' }
  | { readonly outcome: 'kept' }
  | { readonly outcome: 'unconfirmed' }
  | { readonly outcome: 'refused' };

const OUTCOMES = { refreshed: 'kept', ended: 'signed-out', refused: 'refused' } as const;

/**
 * Checks the stored session once at start-up, by a refresh (see rule: session refresh). Without a session, no
 * request is sent. If the host neither renews nor ends the session, it is kept unconfirmed, so a bad
 * connection signs no one out, and neither does a blocked cookie (see rule: third-party cookies). (rule:
 * session)
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
      return { outcome: OUTCOMES[outcome] };
    } catch (thrown) {
      Failure.from(thrown);
      return { outcome: 'unconfirmed' };
    }
  }
}
