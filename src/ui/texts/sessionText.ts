/** What people read whose session ended without their wish. Added. */
export const sessionText = {
  ended: 'You are signed out. Sign in to go on.',
};
