import { makeAutoObservable } from 'mobx';
import { Failure } from '#application/Failure.ts';
import { CheckSession } from '#application/session/CheckSession.ts';
import { Logout } from '#application/session/Logout.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import type { User } from '#domain/session/user.ts';
import { sessionText } from '#ui/texts/sessionText.ts';

/** How the last session came to its end: by the user's own wish, or otherwise (expired, refused, in another tab). */
type SessionEnd = 'signed-out' | 'ended';

/** Who is signed in, mirrored from the store for all screens, and how to sign out. Lives as long as the app. */
export class SessionViewModel {
  static readonly needs = [SessionStore, CheckSession, Logout] as const;
  user: User | undefined;
  /** What to tell the person at the sign-in form about the session they lost. */
  error: string | undefined;
  lastEnd: SessionEnd | undefined;

  constructor(
    private readonly sessions: SessionStore,
    private readonly checkSession: CheckSession,
    private readonly logout: Logout,
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

  /** Signed out at once; whether the host could be told is heard later. */
  signOut(): void {
    const told = this.logout.execute();
    this.lastEnd = 'signed-out';
    void told.then(this.clearError, (thrown: unknown) => {
      Failure.from(thrown);
      // somebody who has signed in again meanwhile has nothing to do with it
      if (!this.user) this.report(sessionText.logoutFailed);
    });
  }

  /** Tells the person at the sign-in form what went wrong. */
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
