import type { Credentials } from '#application/session/Accounts.ts';
import { Login } from '#application/session/Login.ts';
import { LoginDraft } from '#application/session/LoginDraft.ts';
import { Draft } from '../kit/form/Draft.ts';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { failureText } from '../texts/failureText.ts';

/** The sign-in form. Being signed in shows in the session, which the screen follows. */
export class LoginViewModel {
  static readonly needs = [Login, LoginDraft, SessionViewModel] as const;
  readonly draft: Draft<Credentials, keyof Credentials>;

  constructor(
    login: Login,
    private readonly remembered: LoginDraft,
    readonly session: SessionViewModel,
  ) {
    this.draft = new Draft<Credentials, keyof Credentials>({
      initial: { email: '', password: '' },
      problems: () => ({}),
      send: async (credentials) => void (await login.execute(credentials)),
      done: session.clearError,
      failed: (failure) => session.report(failureText.login(failure)),
    });
  }

  /** Begins with what was typed before, which the page does not know when it is built. The error is cleared on leaving. */
  start(): () => void {
    if (!this.draft.value?.email) this.draft.edit({ email: this.remembered.email() });
    return () => this.session.clearError();
  }

  typeEmail(email: string): void {
    this.draft.edit({ email });
    this.remembered.remember(email);
  }

  submit(): void {
    const { value, saving } = this.draft;
    if (!value?.email || !value.password || saving.running) return;
    this.session.clearError();
    this.draft.submit();
  }
}
