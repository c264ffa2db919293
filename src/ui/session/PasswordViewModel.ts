import { makeAutoObservable } from 'mobx';
import { ChangePassword } from '#application/session/ChangePassword.ts';
import {
  passwordChangeProblem,
  type PasswordChange,
  type PasswordChangeProblem,
} from '#domain/session/passwordChange.ts';
import { Notice } from '../kit/state/Notice.ts';
import { Task } from '../kit/state/Task.ts';
import type { UnsavedWork } from '../kit/unsaved/UnsavedWork.ts';
import { failureText } from '../texts/failureText.ts';
import { passwordProblemText, userProfileText } from '../texts/userProfileText.ts';
import { TextFields } from './TextFields.ts';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

const fieldOf = {
  'no-current-password': 'currentPassword',
  mismatch: 'confirmPassword',
  'too-short': 'newPassword',
} satisfies Record<PasswordChangeProblem, keyof PasswordChange>;

/** The password form of My Profile. It provides no edits to keep, because passwords are never stored. */
export class PasswordViewModel implements UnsavedWork {
  static readonly needs = [ChangePassword] as const;
  readonly fields = new TextFields(EMPTY, problemsOf);
  readonly saving = new Task();
  readonly notice = new Notice();

  constructor(private readonly changePassword: ChangePassword) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    return this.notice.clear;
  }

  get dirty(): boolean {
    return this.fields.dirty;
  }

  submit(): void {
    if (this.saving.running) return;
    const sent = this.fields.value;
    this.notice.clear();
    this.fields.reveal();
    void this.saving.run(() => this.changePassword.execute(sent), {
      done: ({ outcome }) => outcome === 'changed' && this.settle(sent),
      failed: (failure) => this.notice.error(failureText.changePassword(failure)),
    });
  }

  reset(): void {
    this.fields.reset();
    this.notice.clear();
  }

  /**
   * Resets the form after a change. Keeps input typed since, but doesn't send it: the current password has
   * changed.
   */
  private settle(sent: PasswordChange): void {
    this.fields.settle(sent, EMPTY);
    if (!this.dirty) return this.notice.success(userProfileText.passwordChanged, 'normal');
    this.notice.show({
      text: userProfileText.passwordChanged,
      detail: userProfileText.notSent,
      tone: 'success',
    });
  }
}

function problemsOf(change: PasswordChange) {
  const problem = passwordChangeProblem(change);
  return problem ? { [fieldOf[problem]]: passwordProblemText[problem] } : {};
}
