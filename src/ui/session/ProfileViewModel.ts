import { hasNoProblems } from '#domain/shared/problems.ts';
import { userNameProblems, type UserNames } from '#domain/session/userNames.ts';
import { FormController } from '../forms/FormController.ts';
import { SessionViewModel } from './SessionViewModel.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { profileText } from '../texts/profileText.ts';

/**
 * The name form of My Profile. There is no request to save it yet, so the update stays on the page. (see
 * rule: profile)
 */
export class ProfileViewModel {
  static readonly needs = [SessionViewModel] as const;
  readonly form: FormController<UserNames, keyof UserNames, ReturnType<typeof userNameProblems>>;
  readonly email: string;

  constructor({ user }: SessionViewModel) {
    this.email = user?.email ?? '';
    this.form = new FormController<UserNames, keyof UserNames, ReturnType<typeof userNameProblems>>({
      initial: { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
      isNew: true,
      problems: (names) => textsOf(userNameProblems(names)),
      textsOf,
      save: async (_base, names) => {
        const problems = userNameProblems(names);
        return hasNoProblems(problems)
          ? { outcome: 'saved', saved: names, answer: undefined }
          : { outcome: 'invalid', problems };
      },
      texts: { sent: profileText.nameUpdated, failed: () => '' },
    });
  }

  start(): () => void {
    return () => this.form.notice.clear();
  }
}

const textsOf = (problems: ReturnType<typeof userNameProblems>) =>
  problemTexts(problems, {
    firstName: profileText.firstNameRequired,
    lastName: profileText.lastNameRequired,
  });
