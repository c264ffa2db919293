/** What people read when code of the page itself did not arrive. Added. */
export const missingText = {
  part: 'This part of the page could not be loaded. Check your connection and load the page again.',
  dialog: 'This could not be opened. Check your connection and load the page again.',
};
