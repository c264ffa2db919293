import type { Credentials } from '#application/session/Accounts.ts';
import { Login } from '#application/session/Login.ts';
import { LoginDraft } from '#application/session/LoginDraft.ts';
import { FormController } from '../forms/FormController.ts';
import { SessionViewModel } from './SessionViewModel.ts';
import { failureText } from '../texts/failureText.ts';

/** The sign-in form. The screen follows the session once the user is signed in. */
export class LoginViewModel {
  static readonly needs = [Login, LoginDraft, SessionViewModel] as const;
  readonly form: FormController<Credentials, keyof Credentials>;

  constructor(
    login: Login,
    private readonly remembered: LoginDraft,
    readonly session: SessionViewModel,
  ) {
    this.form = new FormController<Credentials, keyof Credentials>({
      initial: { email: '', password: '' },
      problems: () => ({}),
      textsOf: () => ({}),
      save: async (_base, credentials) => {
        await login.execute(credentials);
        return { outcome: 'saved', saved: credentials, answer: undefined };
      },
      done: session.clearError,
      failed: (failure) => session.report(failureText.login(failure)),
    });
  }

  /** Restores the typed email, which is unknown while prerendering. Leaving clears the error. */
  start(): () => void {
    if (!this.form.fields.value?.email) this.form.fields.edit({ email: this.remembered.email() });
    return () => this.session.clearError();
  }

  typeEmail(email: string): void {
    this.form.fields.edit({ email });
    this.remembered.remember(email);
  }

  submit(): void {
    const { fields, saving } = this.form;
    const { value } = fields;
    if (!value?.email || !value.password || saving.running) return;
    this.session.clearError();
    this.form.submit();
  }
}
