import { userNameProblems, type UserNames } from '#domain/session/userNames.ts';
import { Draft } from '../forms/Draft.ts';
import { SessionViewModel } from './SessionViewModel.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { profileText } from '../texts/profileText.ts';

/**
 * The name form of My Profile. There is no request to save it yet, so the update stays on the page. (see
 * rule: profile)
 */
export class ProfileViewModel {
  static readonly needs = [SessionViewModel] as const;
  readonly draft: Draft<UserNames, keyof UserNames>;
  readonly email: string;

  constructor({ user }: SessionViewModel) {
    this.email = user?.email ?? '';
    this.draft = new Draft<UserNames, keyof UserNames>({
      initial: { firstName: user?.firstName ?? '', lastName: user?.lastName ?? '' },
      isNew: true,
      problems: problemsOf,
      send: async (names) => ({ problems: problemsOf(names) }),
      texts: { sent: profileText.nameUpdated, failed: () => '' },
    });
  }

  start(): () => void {
    return () => this.draft.notice.clear();
  }
}

const problemsOf = (names: UserNames) =>
  problemTexts(userNameProblems(names), {
    firstName: profileText.firstNameRequired,
    lastName: profileText.lastNameRequired,
  });
