import { sessionAfterRefresh, type SessionGrant } from '#domain/session/session.ts';
import { Failure } from '../Failure.ts';
import { Clock } from '#application/shared/Clock.ts';
import { Deadline } from '#application/shared/Deadline.ts';
import { Accounts } from './Accounts.ts';
import { RefreshCookie } from './RefreshCookie.ts';
import { SessionStore } from './SessionStore.ts';
import { UnconfirmedSignOut } from './UnconfirmedSignOut.ts';

/** `ended`: signed out, or the host returned no token. `refused`: the host responded with 401 or 403. */
export type RefreshOutcome =
  { readonly outcome: 'refreshed' } | { readonly outcome: 'ended' } | { readonly outcome: 'refused' };

interface TriedToken {
  readonly token: string;
  /** Whether the host has rejected the token. May become true during the refresh. */
  isRejected: boolean;
}

interface Refresh {
  readonly token: string;
  readonly tried: TriedToken;
  readonly outcome: Promise<RefreshOutcome>;
}

/** How long a request waits for a refresh, including another tab's. */
const REFRESH_TIMEOUT_MS = 15_000;

/** Maximum pause before the next refresh, even if the host asks for a longer one. */
const MAX_PAUSE_MS = 60_000;

/**
 * Renews the access token. A 401, a 403, or a success without a token ends the session. Every other failure
 * keeps the session, because a host that restarts must not sign anyone out. Requests waiting for the refresh
 * then fail as if the host were unreachable. After a response with `Retry-After`, sends no refresh until that
 * time has passed, but for at most a minute. All requests of a tab share one refresh, and only one tab
 * refreshes at a time. A refresh without a response is aborted after 15 s, and the next attempt starts a new
 * one. (rule: session refresh)
 *
 * A refresh never gives a user another user's token. If the cookie may belong to an abandoned sign-in, or the
 * new token names another user, the app ends both users' sessions (see rule: unconfirmed sign-out).
 *
 * The browser may refuse the cookie of a host on another site (see rule: third-party cookies).
 */
export class RefreshSession {
  static readonly needs = [Accounts, SessionStore, UnconfirmedSignOut, Clock, RefreshCookie] as const;
  private current: Refresh | undefined;
  private isPaused = false;

  constructor(
    private readonly accounts: Accounts,
    private readonly sessions: SessionStore,
    private readonly unconfirmed: UnconfirmedSignOut,
    private readonly clock: Clock,
    private readonly cookie: RefreshCookie,
  ) {}

  /**
   * @param token the access token to replace
   * @param isRejected whether the host has rejected the token; at start-up it may still be valid
   * @throws Failure `unreachable` if the host neither renewed nor ended the session
   */
  async execute(token: string, isRejected = true): Promise<RefreshOutcome> {
    const known = this.current?.token === token ? this.current : undefined;
    const current = known ?? this.begin({ token, isRejected });
    current.tried.isRejected ||= isRejected;
    this.current = current;
    try {
      return await current.outcome;
    } finally {
      if (this.current === current) this.current = undefined;
    }
  }

  private begin(tried: TriedToken): Refresh {
    return { token: tried.token, tried, outcome: this.renewInTurn(tried) };
  }

  private async renewInTurn(tried: TriedToken): Promise<RefreshOutcome> {
    const { token } = tried;
    const deadline = new Deadline(this.clock, REFRESH_TIMEOUT_MS);
    // after a sign-out or another user's sign-in, a late response could still replace the cookie
    const stopFollowing = this.sessions.subscribe(() => {
      if (this.hasMovedOnFrom(token)) deadline.expire();
    });
    try {
      return await this.sessions.withLock((lost) => {
        deadline.endWith(lost);
        return this.renew(tried, deadline);
      });
    } finally {
      stopFollowing();
      deadline.stop();
    }
  }

  private async renew(tried: TriedToken, deadline: Deadline): Promise<RefreshOutcome> {
    const { token } = tried;
    // the cookie may be another user's
    if (this.unconfirmed.exists() && !this.hasMovedOnFrom(token)) this.sessions.clear();
    // another request or tab may have renewed the session while this request waited
    if (this.hasMovedOnFrom(token)) return this.presentOutcome();
    if (this.isPaused) throw new Failure('unreachable');

    const answer = await deadline.race(this.accounts.refresh(deadline.signal)).catch(Failure.from);
    // a sign-out or another user's sign-in discards the result
    if (this.hasMovedOnFrom(token)) return this.presentOutcome();
    const isRefused = answer instanceof Failure ? answer.isDenied : answer.accessToken === undefined;
    if (isRefused && this.cookie.isThirdParty) {
      this.cookie.reportBlocked();
      if (!tried.isRejected) throw new Failure('unreachable');
    }
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
    // the cookie is another user's
    if (grant.accessToken && !renewed) this.unconfirmed.save();
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
