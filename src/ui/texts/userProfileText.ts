import type { PasswordChangeProblem } from '#domain/session/passwordChange.ts';

export const passwordProblemText = {
  'no-current-password': 'Current password is required',
  mismatch: "New passwords don't match",
  'too-short': 'Password must be at least 8 characters long',
} satisfies Record<PasswordChangeProblem, string>;

export const userProfileText = {
  passwordChanged: 'Password changed successfully!',
  notSent: "The edits you made while saving aren't saved yet.",
  nameUpdated: 'Profile updated successfully!',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  emailLocked: 'Email cannot be changed',
};
