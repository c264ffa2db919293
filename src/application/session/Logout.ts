import { Accounts } from './Accounts.ts';
import { SessionStore } from './SessionStore.ts';

/** Signs the user out. Clears the session immediately, then notifies the host. (see rule: session) */
export class Logout {
  static readonly needs = [Accounts, SessionStore] as const;
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
  ) {}

  /** @throws Failure if the host did not confirm. The session is cleared anyway. */
  async execute(): Promise<void> {
    const session = this.sessions.read();
    if (!session) return;
    this.sessions.clear();
    await this.accounts.logout(session.accessToken);
  }
}
