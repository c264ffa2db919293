import { Accounts } from './Accounts.ts';
import { SessionStore } from './SessionStore.ts';

/** Signs the user out: the session is forgotten here at once, and the host is told after that. (see rule: session) */
export class Logout {
  static readonly needs = [Accounts, SessionStore] as const;
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
  ) {}

  /** @throws Failure when the host did not confirm; the session is gone all the same. */
  async execute(): Promise<void> {
    const session = this.sessions.read();
    if (!session) return;
    this.sessions.clear();
    await this.accounts.logout(session.accessToken);
  }
}
