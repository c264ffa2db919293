import { ChangePassword } from '#application/session/ChangePassword.ts';
import {
  passwordChangeProblem,
  type PasswordChange,
  type PasswordChangeProblem,
} from '#domain/session/passwordChange.ts';
import { FormController } from '../forms/FormController.ts';
import { failureText } from '../texts/failureText.ts';
import { passwordProblemText, profileText } from '../texts/profileText.ts';

const EMPTY: PasswordChange = { currentPassword: '', newPassword: '', confirmPassword: '' };

const fieldOf = {
  'no-current-password': 'currentPassword',
  mismatch: 'confirmPassword',
  'too-short': 'newPassword',
} satisfies Record<PasswordChangeProblem, keyof PasswordChange>;

/** The password form of My Profile. */
export class PasswordViewModel {
  static readonly needs = [ChangePassword] as const;
  readonly form: FormController<PasswordChange, keyof PasswordChange, PasswordChangeProblem>;

  constructor(changePassword: ChangePassword) {
    this.form = new FormController<PasswordChange, keyof PasswordChange, PasswordChangeProblem>({
      initial: EMPTY,
      secrets: Object.keys(EMPTY),
      isNew: true,
      problems: (change) => sentenceOf(passwordChangeProblem(change)),
      textsOf: sentenceOf,
      save: async (_base, change) => {
        const outcome = await changePassword.execute(change);
        return outcome.outcome === 'invalid'
          ? { outcome: 'invalid', problems: outcome.problem }
          : { outcome: 'saved', saved: EMPTY, answer: undefined };
      },
      // later input starts with the new current password
      sendsOnce: true,
      onSaved: () => {
        const { dirty, notice } = this.form;
        if (!dirty) return notice.success(profileText.passwordChanged, 'normal');
        notice.show({ text: profileText.passwordChanged, detail: profileText.notSent, tone: 'success' });
      },
      failed: (failure) => this.form.notice.error(failureText.changePassword(failure)),
    });
  }

  start(): () => void {
    return () => this.form.notice.clear();
  }
}

const sentenceOf = (problem: PasswordChangeProblem | undefined) =>
  problem ? { [fieldOf[problem]]: passwordProblemText[problem] } : {};
