import { makeAutoObservable } from 'mobx';
import { userNameProblems, type UserNames } from '#domain/session/userNames.ts';
import { Notice } from '../kit/state/Notice.ts';
import type { Edits, UnsavedWork } from '../kit/unsaved/UnsavedWork.ts';
import { SessionViewModel } from './SessionViewModel.ts';
import { TextFields } from './TextFields.ts';
import { formText } from '../texts/formText.ts';
import { problemTexts } from '../texts/problemTexts.ts';
import { userProfileText } from '../texts/userProfileText.ts';

/**
 * The name form of My Profile. The API has no endpoint for the name yet, so a change lasts only until the
 * page closes. (see rule: profile)
 */
export class ProfileViewModel implements UnsavedWork {
  static readonly needs = [SessionViewModel] as const;
  readonly fields: TextFields<UserNames>;
  readonly notice = new Notice();
  readonly email: string;

  constructor({ user }: SessionViewModel) {
    this.email = user?.email ?? '';
    const { firstName = '', lastName = '' } = user ?? {};
    this.fields = new TextFields({ firstName, lastName }, problemsOf);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    return this.notice.clear;
  }

  get dirty(): boolean {
    return this.fields.dirty;
  }

  get edits(): Edits {
    return this.fields.edits;
  }

  /** Restores edits and tells the user. */
  restore(edits: Edits): void {
    this.fields.edit(Object.fromEntries(Object.entries(edits).map(([field, { is }]) => [field, is])));
    if (this.dirty) this.notice.success(formText.resumed);
  }

  submit(): void {
    this.notice.clear();
    if (!this.fields.reveal()) return;
    this.fields.settle(this.fields.value, this.fields.value);
    this.notice.success(userProfileText.nameUpdated, 'brief');
  }

  reset(): void {
    this.fields.reset();
    this.notice.clear();
  }
}

const problemsOf = (names: UserNames) =>
  problemTexts(userNameProblems(names), {
    firstName: userProfileText.firstNameRequired,
    lastName: userProfileText.lastNameRequired,
  });
