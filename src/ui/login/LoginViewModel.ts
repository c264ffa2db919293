import { makeAutoObservable } from 'mobx';
import type { Failure } from '#application/Failure.ts';
import { Login } from '#application/session/Login.ts';
import { LoginDraft } from '#application/session/LoginDraft.ts';
import { Task } from '../kit/Task.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { failureText } from '../texts/failureText.ts';

/** The sign-in form. Being signed in shows in the session, which the screen follows. */
export class LoginViewModel {
  static readonly needs = [Login, LoginDraft, SessionViewModel] as const;
  email = '';
  password = '';
  readonly signingIn = new Task();

  readonly #login: Login;
  readonly #draft: LoginDraft;

  constructor(
    login: Login,
    draft: LoginDraft,
    readonly session: SessionViewModel,
  ) {
    this.#login = login;
    this.#draft = draft;
    makeAutoObservable(this, { session: false }, { autoBind: true });
  }

  /** Begins with what was typed before, which the page does not know when it is built. The error is cleared on leaving. */
  start(): () => void {
    this.email ||= this.#draft.email();
    return () => this.session.clearError();
  }

  typeEmail(email: string): void {
    this.email = email;
    this.#draft.remember(email);
  }

  typePassword(password: string): void {
    this.password = password;
  }

  submit(): void {
    const { email, password } = this;
    if (email === '' || password === '' || this.signingIn.running) return;
    this.session.clearError();
    void this.signingIn.run(() => this.#login.execute({ email, password }), {
      done: this.session.clearError,
      failed: (failure: Failure) => this.session.report(failureText.login(failure)),
    });
  }
}
