/** Messages when a bug stopped a part of the page. */
export const crashText = {
  section: 'This section stopped working. Try again, or reload the page.',
  dialog: 'This dialog stopped working. Try again, or close it.',
};
