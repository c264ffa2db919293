/** What people read of their session, whatever page they are on. */
export const sessionText = {
  /** It ended without their wish. Added. */
  ended: 'You are signed out. Sign in to go on.',
  checkFailed: 'Authentication check failed.',
  logoutFailed: 'Failed to logout. Please try again.',
};
