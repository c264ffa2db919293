import type { Passwords } from '#application/session/Passwords.ts';
import { SignedInApi } from '../http/SignedInApi.ts';
import { PasswordReply } from './wire.ts';

export class HttpPasswords implements Passwords {
  static readonly needs = [SignedInApi] as const;
  constructor(private readonly api: SignedInApi) {}

  change(passwords: { readonly currentPassword: string; readonly newPassword: string }) {
    return this.api.post('/api/users/change-password', passwords, PasswordReply);
  }
}
