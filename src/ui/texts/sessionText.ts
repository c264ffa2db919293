export const sessionText = {
  ended: "You're signed out. Sign in to continue.",
  /** Says which unsaved changes are kept. */
  kept: (names: readonly string[]) =>
    `Your unsaved changes in ${names.join(' and ')} stay in this tab until you sign in again.`,
  /** Written for users. Operators find details in the browser's console. */
  cookieBlocked:
    'Your browser may block the cookie that keeps you signed in, so you have to sign in again and again. Allow third-party cookies for this site, or contact support.',
  checkFailed: 'Authentication check failed.',
  logoutFailed: 'Failed to logout. Please try again.',
};
