import { makeAutoObservable } from 'mobx';
import { CheckSession } from '#application/session/CheckSession.ts';
import { Logout } from '#application/session/Logout.ts';
import { SessionStore } from '#application/session/SessionStore.ts';
import type { User } from '#domain/session/user.ts';
import { failureText } from '#ui/texts/failureText.ts';
import { Task } from '../kit/Task.ts';

/** How the last session came to its end: by the user's own wish, or otherwise (expired, refused, in another tab). */
type SessionEnd = 'signed-out' | 'ended';

/** Who is signed in, mirrored from the store for all screens, and how to sign out. Lives as long as the app. */
export class SessionViewModel {
  static readonly needs = [SessionStore, CheckSession, Logout] as const;
  user: User | undefined;
  /** What to tell the person at the sign-in form about the session they lost. */
  error: string | undefined;
  lastEnd: SessionEnd | undefined;
  readonly leaving = new Task();

  constructor(
    private readonly sessions: SessionStore,
    private readonly checkSession: CheckSession,
    private readonly logout: Logout,
  ) {
    this.user = sessions.read()?.user;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    void this.check();
    return this.sessions.subscribe(this.mirror);
  }

  signOut(): void {
    this.lastEnd = 'signed-out';
    void this.leaving.run(() => this.logout.execute(), {
      done: this.clearError,
      failed: () => this.report(failureText.logout),
    });
  }

  /** Tells the person at the sign-in form what went wrong. */
  report(error: string): void {
    this.error = error;
  }

  clearError(): void {
    this.error = undefined;
  }

  private async check(): Promise<void> {
    const { outcome } = await this.checkSession.execute();
    if (outcome === 'refused') this.report(failureText.checkSession);
  }

  private mirror(): void {
    const before = this.user;
    this.user = this.sessions.read()?.user;
    if (before && !this.user && !this.leaving.running) this.lastEnd = 'ended';
  }
}
