import type { SessionGrant } from '#domain/session/session.ts';
import { Failure } from '../Failure.ts';
import { Clock } from '#application/shared/Clock.ts';
import { Deadline } from '#application/shared/Deadline.ts';
import { Accounts } from './Accounts.ts';
import { UnconfirmedSignOut } from './UnconfirmedSignOut.ts';
import { SessionStore } from './SessionStore.ts';

/** Shorter than the 10 s wait for the lock, so no sign-out is in flight when the next sign-in is sent. */
const SIGN_OUT_TIMEOUT_MS = 8_000;

/**
 * Sends the sign-out that the host has not confirmed. Otherwise the refresh cookie would stay valid for weeks
 * on a shared tablet. The app does this after a sign-out or an abandoned sign-in, at start-up, when the
 * network returns, and before a sign-in. A sign-in replaces the cookie, so the app then drops the unconfirmed
 * sign-out, which must not end the new session. Only one tab sends the sign-out. (rule: unconfirmed sign-out)
 */
export class SettleSignOut {
  static readonly needs = [Accounts, SessionStore, UnconfirmedSignOut, Clock] as const;
  private inFlight: Promise<void> | undefined;

  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
    private readonly unconfirmed: UnconfirmedSignOut,
    private readonly clock: Clock,
  ) {}

  /**
   * Does nothing if no sign-out is unconfirmed. Waits for a sign-out in flight.
   * @param accessToken from the session that just ended; not stored, so later attempts don't have it
   * @throws Failure if the host did not confirm the sign-out
   */
  async execute(accessToken?: string): Promise<void> {
    if (!this.unconfirmed.exists()) return;
    this.inFlight ??= this.sendInTurn(accessToken).finally(() => (this.inFlight = undefined));
    await this.inFlight;
  }

  /** Like {@link execute}, but for a caller that already has the lock. Stops when the signal aborts. */
  async send(signal: AbortSignal, accessToken?: string): Promise<void> {
    // another tab has sent the sign-out, or a sign-in has replaced the cookie
    if (!this.unconfirmed.exists()) return;
    const deadline = new Deadline(this.clock, SIGN_OUT_TIMEOUT_MS);
    deadline.endWith(signal);
    try {
      await deadline.race(this.end(deadline.signal, accessToken));
      this.unconfirmed.clear();
    } finally {
      deadline.stop();
    }
  }

  private sendInTurn(accessToken: string | undefined): Promise<void> {
    return this.sessions.withLock((signal) => this.send(signal, accessToken), {
      // unlike a refresh, a sign-out can wait for the next attempt
      otherwise: () => Promise.reject(new Failure('unreachable')),
    });
  }

  private async end(signal: AbortSignal, accessToken: string | undefined): Promise<void> {
    if (accessToken !== undefined) return this.accounts.logout(signal, accessToken);
    try {
      await this.accounts.logout(signal);
    } catch (thrown) {
      rethrowUnlessDenied(thrown);
      // the host may require an access token in addition to the cookie
      const grant = await this.accounts.refresh(signal).catch(rethrowUnlessDenied);
      if (grant.accessToken) await this.accounts.logout(signal, grant.accessToken);
    }
  }
}

/** Returns no token after a 401 or 403, which means that the session has already ended. */
function rethrowUnlessDenied(thrown: unknown): SessionGrant {
  const failure = Failure.from(thrown);
  if (!failure.isDenied) throw failure;
  return {};
}
