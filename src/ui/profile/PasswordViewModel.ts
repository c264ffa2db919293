import { makeAutoObservable } from 'mobx';
import { ChangePassword, type ChangePasswordOutcome } from '#application/session/ChangePassword.ts';
import type { PasswordChangeProblem } from '#domain/session/passwordChange.ts';
import { Notice } from '../kit/Notice.ts';
import { Task } from '../kit/Task.ts';
import { failureText } from '../texts/failureText.ts';
import { profileText } from '../texts/profileText.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

export type PasswordField = keyof typeof EMPTY;

/** The change of password on My Profile. */
export class PasswordViewModel {
  static readonly needs = [ChangePassword] as const;
  fields = EMPTY;
  problem: PasswordChangeProblem | undefined;
  readonly changing = new Task();
  readonly notice = new Notice();

  readonly #changePassword: ChangePassword;

  constructor(changePassword: ChangePassword) {
    this.#changePassword = changePassword;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    return () => this.notice.clear();
  }

  type(field: PasswordField, text: string): void {
    this.fields = { ...this.fields, [field]: text };
    this.problem = undefined;
  }

  submit(): void {
    if (this.changing.running) return;
    this.notice.clear();
    void this.changing.run(() => this.#changePassword.execute(this.fields), {
      done: this.settle,
      failed: (failure) => this.notice.show({ text: failureText.changePassword(failure), tone: 'error' }),
    });
  }

  private settle(outcome: ChangePasswordOutcome): void {
    if (outcome.outcome === 'invalid') {
      this.problem = outcome.problem;
      return;
    }
    this.fields = EMPTY;
    this.notice.show({ text: profileText.passwordChanged, tone: 'success' }, 'normal');
  }
}
