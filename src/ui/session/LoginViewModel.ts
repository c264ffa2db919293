import { makeAutoObservable } from 'mobx';
import { Login } from '#application/session/Login.ts';
import { LoginDraft } from '#application/session/LoginDraft.ts';
import { Task } from '../kit/state/Task.ts';
import { SessionViewModel } from './SessionViewModel.ts';
import { failureText } from '../texts/failureText.ts';

/** The sign-in form. */
export class LoginViewModel {
  static readonly needs = [Login, LoginDraft, SessionViewModel] as const;
  email = '';
  password = '';
  /** Canceling abandons the sign-in. */
  readonly signingIn = new Task();

  constructor(
    private readonly login: Login,
    private readonly remembered: LoginDraft,
    readonly session: SessionViewModel,
  ) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Restores the last typed email, which is unknown during prerendering. */
  start(): () => void {
    if (!this.email) this.email = this.remembered.email();
    return this.leave;
  }

  /** Abandons a sign-in and clears the error and password. Keeps the email. */
  leave(): void {
    this.signingIn.cancel();
    this.password = '';
    this.session.clearError();
  }

  typeEmail(email: string): void {
    this.email = email;
    this.remembered.remember(email);
  }

  typePassword(password: string): void {
    this.password = password;
  }

  submit(): void {
    const { email, password } = this;
    if (!email || !password || this.signingIn.running) return;
    this.session.clearError();
    void this.signingIn.run((wanted) => this.login.execute({ email, password }, wanted), {
      done: this.session.clearError,
      failed: (failure) => this.session.report(failureText.login(failure)),
    });
  }
}
