/** What people read of their session, whatever page they are on. */
export const sessionText = {
  /** It ended without their wish. Added. */
  ended: "You're signed out. Sign in to continue.",
  /** What they had not saved by then. Added. */
  kept: (names: readonly string[]) =>
    `Your unsaved changes in ${names.join(' and ')} stay in this tab until you sign in again.`,
  checkFailed: 'Authentication check failed.',
  logoutFailed: 'Failed to logout. Please try again.',
};
