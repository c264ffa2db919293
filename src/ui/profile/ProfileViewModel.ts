import { makeAutoObservable } from 'mobx';
import { SessionViewModel } from '../session/SessionViewModel.ts';
import { Notice } from '../kit/Notice.ts';
import { profileText } from '../texts/profileText.ts';

/** The name on My Profile. There is no call to save it yet: the update stays on the page (rule: profile). */
export class ProfileViewModel {
  static readonly needs = [SessionViewModel] as const;
  firstName: string;
  lastName: string;
  readonly email: string;
  /** Problems show from the first attempt to save on. */
  private attempted = false;
  readonly notice = new Notice();

  constructor(session: SessionViewModel) {
    this.firstName = session.user?.firstName ?? '';
    this.lastName = session.user?.lastName ?? '';
    this.email = session.user?.email ?? '';
    makeAutoObservable(this, {}, { autoBind: true });
  }

  start(): () => void {
    return () => this.notice.clear();
  }

  get firstNameProblem(): string | undefined {
    return this.attempted && !this.firstName.trim() ? profileText.firstNameRequired : undefined;
  }

  get lastNameProblem(): string | undefined {
    return this.attempted && !this.lastName.trim() ? profileText.lastNameRequired : undefined;
  }

  typeFirstName(text: string): void {
    this.firstName = text;
  }

  typeLastName(text: string): void {
    this.lastName = text;
  }

  save(): void {
    this.attempted = true;
    if (this.firstNameProblem || this.lastNameProblem) return this.notice.clear();
    this.notice.show({ text: profileText.nameUpdated, tone: 'success' }, 'brief');
  }
}
