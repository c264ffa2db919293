import { ChangePassword } from '#application/session/ChangePassword.ts';
import {
  passwordChangeProblem,
  type PasswordChange,
  type PasswordChangeProblem,
} from '#domain/session/passwordChange.ts';
import { Draft } from '../forms/Draft.ts';
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
  readonly draft: Draft<PasswordChange, keyof PasswordChange>;

  constructor(changePassword: ChangePassword) {
    this.draft = new Draft<PasswordChange, keyof PasswordChange>({
      initial: EMPTY,
      secrets: Object.keys(EMPTY),
      isNew: true,
      problems: (change) => sentenceOf(passwordChangeProblem(change)),
      send: async (change) => {
        const outcome = await changePassword.execute(change);
        return outcome.outcome === 'invalid' ? { problems: sentenceOf(outcome.problem) } : { saved: EMPTY };
      },
      // later input starts with the new current password
      sendsOnce: true,
      onSaved: () => {
        const { dirty, notice } = this.draft;
        if (!dirty) return notice.success(profileText.passwordChanged, 'normal');
        notice.show({ text: profileText.passwordChanged, detail: profileText.notSent, tone: 'success' });
      },
      failed: (failure) => this.draft.notice.error(failureText.changePassword(failure)),
    });
  }

  start(): () => void {
    return () => this.draft.notice.clear();
  }
}

const sentenceOf = (problem: PasswordChangeProblem | undefined) =>
  problem ? { [fieldOf[problem]]: passwordProblemText[problem] } : {};
