import {
  passwordChangeProblem,
  type PasswordChange,
  type PasswordChangeProblem,
} from '#domain/session/passwordChange.ts';
import { sessionAfterPasswordChange } from '#domain/session/session.ts';
import { isSameUser } from '#domain/session/user.ts';
import { Passwords } from './Passwords.ts';
import { SessionStore } from './SessionStore.ts';

export type ChangePasswordOutcome =
  { readonly outcome: 'changed' } | { readonly outcome: 'invalid'; readonly problem: PasswordChangeProblem };

/**
 * Changes the user's password. Stores the new token and user for all tabs, if the host returns them.
 * (see rule: password change)
 */
export class ChangePassword {
  static readonly needs = [Passwords, SessionStore] as const;
  constructor(
    private readonly passwords: Passwords,
    private readonly sessions: SessionStore,
  ) {}

  async execute(change: PasswordChange): Promise<ChangePasswordOutcome> {
    const problem = passwordChangeProblem(change);
    if (problem) return { outcome: 'invalid', problem };

    const { currentPassword, newPassword } = change;
    const asker = this.sessions.read()?.user;
    const grant = await this.passwords.change({ currentPassword, newPassword });
    const session = this.sessions.read();
    // a sign-out or another user's sign-in discards the result
    if (session && asker && isSameUser(asker, session.user))
      this.sessions.save(sessionAfterPasswordChange(session, grant));
    return { outcome: 'changed' };
  }
}
