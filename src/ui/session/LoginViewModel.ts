import type { Credentials } from '#application/session/Accounts.ts';
import { Login } from '#application/session/Login.ts';
import { LoginDraft } from '#application/session/LoginDraft.ts';
import { Draft } from '../forms/Draft.ts';
import { SessionViewModel } from './SessionViewModel.ts';
import { failureText } from '../texts/failureText.ts';

/** The sign-in form. The screen follows the session once the user is signed in. */
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

  /** Restores the typed email, which is unknown while prerendering. Leaving clears the error. */
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
