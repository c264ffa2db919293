import { Failure } from '#application/Failure.ts';
import type { Passwords } from '#application/session/Passwords.ts';
import type { SessionGrant } from '#domain/session/session.ts';

/** An account whose password can be changed with the current password. */
export class FakePasswords implements Passwords {
  password = 'tableside';
  grant: SessionGrant = {};

  async change({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) {
    if (currentPassword !== this.password) {
      throw new Failure('rejected', { status: 400, serverMessage: 'Current password is incorrect' });
    }
    this.password = newPassword;
    return this.grant;
  }
}
