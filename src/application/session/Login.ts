import type { Session } from '#domain/session/session.ts';
import { cleanEmail } from '#domain/shared/email.ts';
import { Failure } from '../Failure.ts';
import { Accounts, type Credentials } from './Accounts.ts';
import { UnconfirmedSignOut } from './UnconfirmedSignOut.ts';
import { SessionStore } from './SessionStore.ts';
import { SettleSignOut } from './SettleSignOut.ts';

export type LoginOutcome = { readonly outcome: 'signed-in' } | { readonly outcome: 'incomplete' };

/**
 * Signs a user in and stores the session. Does nothing while email or password is empty. First sends an
 * unconfirmed sign-out (see rule: unconfirmed sign-out). Only one sign-in runs at a time, across all tabs.
 *
 * A sign-in is abandoned when the user stops waiting or leaves the page, or when another tab takes the lock.
 * The app ignores the response of an abandoned sign-in. But the host may have set its cookie, so an abandoned
 * sign-in leaves an unconfirmed sign-out. So does a sign-in whose response is lost. (rule: sign-in)
 */
export class Login {
  static readonly needs = [Accounts, SessionStore, UnconfirmedSignOut, SettleSignOut] as const;
  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
    private readonly unconfirmed: UnconfirmedSignOut,
    private readonly settleSignOut: SettleSignOut,
  ) {}

  /**
   * @param wanted aborts when the sign-in is abandoned
   * @throws Failure `cancelled` if the sign-in was abandoned
   */
  async execute(typed: Credentials, wanted?: AbortSignal): Promise<LoginOutcome> {
    const credentials = { email: cleanEmail(typed.email).trim(), password: typed.password };
    if (credentials.email === '' || credentials.password === '') return { outcome: 'incomplete' };

    const before = this.sessions.read()?.accessToken;
    try {
      await this.sessions.withLock((signal) => this.signIn(credentials, before, signal), {
        ...(wanted && { wanted }),
      });
      return { outcome: 'signed-in' };
    } catch (thrown) {
      const failure = Failure.from(thrown);
      if (failure.kind === 'cancelled') await this.settleSignOut.execute().catch(Failure.from);
      throw failure;
    }
  }

  private async signIn(
    credentials: Credentials,
    before: string | undefined,
    signal: AbortSignal,
  ): Promise<void> {
    if (!signal.aborted) await this.settleSignOut.send(signal).catch(Failure.from);
    this.refuseIfReplaced(before, signal);

    const session = await this.send(credentials, signal);
    // without locks, another user may have signed in, and the browser may have either user's cookie
    if (this.isReplaced(before)) this.unconfirmed.save();
    this.refuseIfReplaced(before, signal);
    // the new cookie has replaced the cookie that the sign-out was for
    this.unconfirmed.clear();
    this.sessions.save(session);
  }

  /** Leaves a sign-out unconfirmed until the response, because the host may set its cookie before that. */
  private async send(credentials: Credentials, signal: AbortSignal): Promise<Session> {
    const wasUnconfirmed = this.unconfirmed.exists();
    this.unconfirmed.save();
    try {
      return await this.accounts.login(credentials, signal);
    } catch (thrown) {
      const { kind, isOutcomeUnknown } = Failure.from(thrown);
      const setNoCookie = kind !== 'cancelled' && !isOutcomeUnknown;
      if (setNoCookie && !wasUnconfirmed) this.unconfirmed.clear();
      throw thrown;
    }
  }

  /** @throws Failure if the sign-in was abandoned, or if another session has started, here or in another tab */
  private refuseIfReplaced(before: string | undefined, { aborted }: AbortSignal): void {
    if (aborted || this.isReplaced(before)) throw new Failure('cancelled');
  }

  private isReplaced(before: string | undefined): boolean {
    const present = this.sessions.read()?.accessToken;
    return present !== undefined && present !== before;
  }
}
