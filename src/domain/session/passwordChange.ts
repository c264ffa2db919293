/** The password form of My Profile. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export type PasswordChangeProblem = 'no-current-password' | 'mismatch' | 'too-short';

export const MIN_PASSWORD_LENGTH = 8;

/**
 * The first reason not to send a change of password, none when it may be sent: the current one is missing, the new one is not
 * the confirmed one, or it has less than {@link MIN_PASSWORD_LENGTH} characters. (rule: password change)
 */
export function passwordChangeProblem(change: PasswordChange): PasswordChangeProblem | undefined {
  if (change.currentPassword === '') return 'no-current-password';
  if (change.newPassword !== change.confirmPassword) return 'mismatch';
  if (change.newPassword.length < MIN_PASSWORD_LENGTH) return 'too-short';
  return undefined;
}
