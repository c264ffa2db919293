/** What forms say of themselves. Added. */
export const draftText = {
  resumed: 'What you typed before you were signed out is here again. It is not saved yet.',
  resumedInPart:
    'What you typed before you were signed out is here again, except where what is saved has changed meanwhile. Look through it before you save.',
  contested: 'Somebody else has saved this meanwhile. Save yours over it, or discard yours to see it.',
};
