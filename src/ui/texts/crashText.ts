/** Messages for a part of the page that a bug has stopped. */
export const crashText = {
  section: 'This section stopped working. Try again, or reload the page.',
  dialog: 'This dialog stopped working. Try again, or close it.',
};
