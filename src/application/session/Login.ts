import { Accounts, type Credentials } from './Accounts.ts';
import { SessionStore } from './SessionStore.ts';

export type LoginOutcome = { readonly outcome: 'signed-in' } | { readonly outcome: 'incomplete' };

/** Signs a person in and keeps their session. Does nothing while e-mail or password is empty. (rule: sign-in) */
export class Login {
  static readonly needs = [Accounts, SessionStore] as const;
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
  ) {}

  async execute(credentials: Credentials): Promise<LoginOutcome> {
    if (credentials.email === '' || credentials.password === '') return { outcome: 'incomplete' };

    this.sessions.save(await this.accounts.login(credentials));
    return { outcome: 'signed-in' };
  }
}
