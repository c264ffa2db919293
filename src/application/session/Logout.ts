import { UnconfirmedSignOut } from './UnconfirmedSignOut.ts';
import { SessionStore } from './SessionStore.ts';
import { SettleSignOut } from './SettleSignOut.ts';

/**
 * Signs the user out. Clears the session immediately, then notifies the host. Until the host confirms, the
 * sign-out is unconfirmed (see rule: unconfirmed sign-out). (see rule: session)
 */
export class Logout {
  static readonly needs = [SessionStore, UnconfirmedSignOut, SettleSignOut] as const;
  constructor(
    private readonly sessions: SessionStore,
    private readonly unconfirmed: UnconfirmedSignOut,
    private readonly settleSignOut: SettleSignOut,
  ) {}

  /** @throws Failure if the host did not confirm. The session is cleared anyway. */
  async execute(): Promise<void> {
    const session = this.sessions.read();
    if (!session) return;
    // first, because the tab may be closed at any time
    this.unconfirmed.save();
    this.sessions.clear();
    await this.settleSignOut.execute(session.accessToken);
  }
}
