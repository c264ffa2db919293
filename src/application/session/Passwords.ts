import type { SessionGrant } from '#domain/session/session.ts';
import { port } from '../port.ts';

/** The signed-in user's password. */
export interface Passwords {
  /**
   * Changes the password. Rejected with the host's message if the current password is wrong. May return a
   * new token or user.
   */
  change(passwords: {
    readonly currentPassword: string;
    readonly newPassword: string;
  }): Promise<SessionGrant>;
}
export const Passwords = port<Passwords>('Passwords');
