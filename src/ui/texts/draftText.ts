/** What forms say of themselves. Added. */
export const draftText = {
  resumed: 'What you typed before you were signed out is here again. It is not saved yet.',
};
