import { Accounts, type Credentials } from './Accounts.ts';
import { SessionStore } from './SessionStore.ts';

export type LoginOutcome = { readonly outcome: 'signed-in' } | { readonly outcome: 'incomplete' };

/** Signs a user in and stores the session. Does nothing while email or password is empty. (rule: sign-in) */
export class Login {
  static readonly needs = [Accounts, SessionStore] as const;
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
  ) {}

  async execute(credentials: Credentials): Promise<LoginOutcome> {
    if (credentials.email === '' || credentials.password === '') return { outcome: 'incomplete' };

    const before = this.sessions.read()?.accessToken;
    const session = await this.accounts.login(credentials);
    // a session started in between, here or in another tab, stays
    const present = this.sessions.read()?.accessToken;
    if (present === undefined || present === before) this.sessions.save(session);
    return { outcome: 'signed-in' };
  }
}
