import { makeAutoObservable, reaction } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { CheckSession } from '#application/session/CheckSession.ts';
import { Logout } from '#application/session/Logout.ts';
import { SettleSignOut } from '#application/session/SettleSignOut.ts';
import { RefreshCookie } from '#application/session/RefreshCookie.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import type { User } from '#domain/session/user.ts';
import { sessionText } from '#ui/texts/sessionText.ts';

/**
 * How the last session ended: the user signed out on this tab, or the session ended otherwise (expired,
 * rejected, or signed out on another tab).
 */
type SessionEnd = 'signed-out' | 'ended';

/** The signed-in user, updated from the session store, and sign-out. Lives as long as the app. */
export class SessionViewModel {
  static readonly needs = [SessionStore, CheckSession, Logout, SettleSignOut, RefreshCookie] as const;
  user: User | undefined;
  /** Message of the sign-in form about how the session ended. */
  error: string | undefined;
  lastEnd: SessionEnd | undefined;

  constructor(
    private readonly sessions: SessionStore,
    private readonly checkSession: CheckSession,
    private readonly logout: Logout,
    private readonly settle: SettleSignOut,
    private readonly cookie: RefreshCookie,
  ) {
    this.user = sessions.read()?.user;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    void this.checkSession.execute().then(({ outcome }) => {
      if (outcome === 'refused') this.report(sessionText.checkFailed);
    });
    return this.sessions.subscribe(this.mirror);
  }

  /** Whether the session may have ended because the browser blocks the cookie that renews it. */
  get isCookieBlocked(): boolean {
    return this.lastEnd === 'ended' && this.cookie.isThirdParty;
  }

  /**
   * Notifies the listener when the session ends, unless the user signed out on this tab. Returns a function
   * that unsubscribes.
   */
  onEnd(told: () => void): () => void {
    return reaction(
      () => this.user,
      (user) => {
        if (!user && this.lastEnd === 'ended') told();
      },
    );
  }

  /** Signs out immediately and reports later if the host did not confirm. */
  signOut(): void {
    const told = this.logout.execute();
    this.lastEnd = 'signed-out';
    void told.then(this.clearError, (thrown: unknown) => {
      Failure.from(thrown);
      // if a user has signed in since, the message would be misleading
      if (!this.user) this.report(sessionText.logoutFailed);
    });
  }

  /** Sends a sign-out that the host has not confirmed yet. */
  settleSignOut(): void {
    const settled = () => {
      if (this.error === sessionText.logoutFailed) this.clearError();
    };
    void this.settle.execute().then(settled, Failure.from);
  }

  /** Shows a message on the sign-in form. */
  report(error: string): void {
    this.error = error;
  }

  clearError(): void {
    this.error = undefined;
  }

  private mirror(): void {
    const before = this.user;
    this.user = this.sessions.read()?.user;
    if (before && !this.user) this.lastEnd = 'ended';
  }
}
