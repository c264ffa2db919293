export const sessionText = {
  ended: "You're signed out. Sign in to continue.",
  /** Unsaved changes at that time. */
  kept: (names: readonly string[]) =>
    `Your unsaved changes in ${names.join(' and ')} stay in this tab until you sign in again.`,
  checkFailed: 'Authentication check failed.',
  logoutFailed: 'Failed to logout. Please try again.',
};
