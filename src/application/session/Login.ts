import { cleanEmail } from '#domain/shared/email.ts';
import { Failure } from '../Failure.ts';
import { Accounts, type Credentials } from './Accounts.ts';
import { UnconfirmedSignOut } from './UnconfirmedSignOut.ts';
import { SessionStore } from './SessionStore.ts';
import { SettleSignOut } from './SettleSignOut.ts';

export type LoginOutcome = { readonly outcome: 'signed-in' } | { readonly outcome: 'incomplete' };

/**
 * Signs a user in and stores the session. Does nothing while email or password is empty. An unconfirmed sign-out is
 * sent first (see rule: unconfirmed sign-out). (rule: sign-in)
 */
export class Login {
  static readonly needs = [Accounts, SessionStore, UnconfirmedSignOut, SettleSignOut] as const;
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
    private readonly unconfirmed: UnconfirmedSignOut,
    private readonly settleSignOut: SettleSignOut,
  ) {}

  async execute(typed: Credentials): Promise<LoginOutcome> {
    const credentials = { email: cleanEmail(typed.email).trim(), password: typed.password };
    if (credentials.email === '' || credentials.password === '') return { outcome: 'incomplete' };

    if (!this.unconfirmed.exists()) return this.signIn(credentials);
    await this.settleSignOut.execute().catch(Failure.from);
    // if it is still unconfirmed, the lock keeps other tabs from sending it now: it could end the new session
    return this.sessions.withLock(() => this.signIn(credentials));
  }

  private async signIn(credentials: Credentials): Promise<LoginOutcome> {
    const before = this.sessions.read()?.accessToken;
    const session = await this.accounts.login(credentials);
    // the new cookie has replaced the one of the unconfirmed sign-out
    this.unconfirmed.clear();
    // a session started in between, here or in another tab, stays
    const present = this.sessions.read()?.accessToken;
    if (present === undefined || present === before) this.sessions.save(session);
    return { outcome: 'signed-in' };
  }
}
