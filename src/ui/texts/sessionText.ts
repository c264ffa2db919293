/** What people read of their session, whatever page they are on. */
export const sessionText = {
  /** It ended without their wish. Added. */
  ended: 'You are signed out. Sign in to go on.',
  /** What they had not saved by then. Added. */
  kept: (names: readonly string[]) =>
    `What you changed in ${names.join(' and ')} is kept in this tab until you sign in again.`,
  checkFailed: 'Authentication check failed.',
  logoutFailed: 'Failed to logout. Please try again.',
};
