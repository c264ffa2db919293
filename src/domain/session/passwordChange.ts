/** The password form of My Profile. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type PasswordChangeProblem = 'no-current-password' | 'mismatch' | 'too-short';

export const MIN_PASSWORD_LENGTH = 8;

/**
 * Returns the first reason to reject a password change: the current password is missing, the new passwords
 * differ, or the new one has fewer than {@link MIN_PASSWORD_LENGTH} characters. After the change, this
 * browser stays signed in, in every tab. The host decides whether other devices do; the fake backend signs
 * them out. (rule: password change)
 */
export function passwordChangeProblem(change: PasswordChange): PasswordChangeProblem | undefined {
  if (change.currentPassword === '') return 'no-current-password';
  if (change.newPassword !== change.confirmPassword) return 'mismatch';
  if (change.newPassword.length < MIN_PASSWORD_LENGTH) return 'too-short';
  return undefined;
}
