import { sessionAfterRefresh, type SessionGrant } from '#domain/session/session.ts';
import { Failure } from '../Failure.ts';
import { Clock } from '#application/shared/Clock.ts';
import { Deadline } from '#application/shared/Deadline.ts';
import { Accounts } from './Accounts.ts';
import { SessionStore } from './SessionStore.ts';

/** `ended`: signed out, or the host returned no token. `refused`: the host responded with 401 or 403. */
export type RefreshOutcome =
  { readonly outcome: 'refreshed' } | { readonly outcome: 'ended' } | { readonly outcome: 'refused' };

/** How long the waiting requests wait, including for another tab's refresh. */
const REFRESH_TIMEOUT_MS = 15_000;

/** The longest time without a refresh that a host can ask for. */
const MAX_PAUSE_MS = 60_000;

/**
 * Renews the access token. A 401, a 403, or a success without a token ends the session. Every other failure
 * keeps it, because a host that restarts must not sign anyone out; the waiting requests fail as if the host
 * were unreachable. After a response with `Retry-After`, no refresh is sent until that time has passed, or
 * for a minute. All requests of a tab share one refresh, and tabs take turns. A refresh without a response is
 * aborted after 15 s, and the next attempt starts a new one. (rule: session refresh)
 */
export class RefreshSession {
  static readonly needs = [Accounts, SessionStore, Clock] as const;
  private current: { readonly token: string; readonly outcome: Promise<RefreshOutcome> } | undefined;
  private isPaused = false;

  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
    private readonly clock: Clock,
  ) {}

  /**
   * @param token the access token to replace
   * @throws Failure `unreachable` if the host neither renewed nor ended the session
   */
  async execute(token: string): Promise<RefreshOutcome> {
    if (this.current?.token !== token) this.current = { token, outcome: this.renewInTurn(token) };
    const { current } = this;
    try {
      return await current.outcome;
    } finally {
      if (this.current === current) this.current = undefined;
    }
  }

  private async renewInTurn(token: string): Promise<RefreshOutcome> {
    const deadline = new Deadline(this.clock, REFRESH_TIMEOUT_MS);
    // after a sign-out or another user's sign-in, a late response could still replace their cookie
    const stopFollowing = this.sessions.subscribe(() => {
      if (this.hasMovedOnFrom(token)) deadline.expire();
    });
    try {
      return await this.sessions.withLock(() => this.renew(token, deadline));
    } finally {
      stopFollowing();
      deadline.stop();
    }
  }

  private async renew(token: string, deadline: Deadline): Promise<RefreshOutcome> {
    // another request or tab may have renewed the session while this one waited
    if (this.hasMovedOnFrom(token)) return this.presentOutcome();
    if (this.isPaused) throw new Failure('unreachable');

    const answer = await deadline.race(this.accounts.refresh(deadline.signal)).catch(Failure.from);
    // a sign-out or another user's sign-in discards the result
    if (this.hasMovedOnFrom(token)) return this.presentOutcome();
    if (!(answer instanceof Failure)) return this.apply(answer);
    if (!answer.isDenied) {
      this.pause(answer);
      throw new Failure('unreachable', { cause: answer });
    }
    this.sessions.clear();
    return { outcome: 'refused' };
  }

  private apply(grant: SessionGrant): RefreshOutcome {
    const stored = this.sessions.read();
    const renewed = stored && sessionAfterRefresh(stored, grant);
    if (renewed) this.sessions.save(renewed);
    else this.sessions.clear();
    return this.presentOutcome();
  }

  private pause({ retryAfterMs }: Failure): void {
    if (!retryAfterMs) return;
    this.isPaused = true;
    this.clock.after(Math.min(retryAfterMs, MAX_PAUSE_MS), () => (this.isPaused = false));
  }

  private hasMovedOnFrom(token: string): boolean {
    return this.sessions.read()?.accessToken !== token;
  }

  private presentOutcome(): RefreshOutcome {
    return { outcome: this.sessions.read() ? 'refreshed' : 'ended' };
  }
}
