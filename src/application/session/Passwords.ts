import type { SessionGrant } from '#domain/session/session.ts';
import { port } from '../port.ts';

/** The password of the signed-in user. */
export interface Passwords {
  /** Changes it; rejected with the host's message when the current one is wrong. May grant a new token or user. */
  change(passwords: {
    readonly currentPassword: string;
    readonly newPassword: string;
  }): Promise<SessionGrant>;
}
export const Passwords = port<Passwords>('Passwords');
